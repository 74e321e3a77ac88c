import {
  type CombinedTests as Combined,
  combinedTestsNoun,
  type DiagnosticFigures as Figures,
  diagnosticFiguresNoun,
  testResultNoun,
} from '../../../nouns/diagnostics.js';
import {
  type Differential as Result,
  differentialNoun,
  findingResultNoun,
} from '../../../nouns/differential.js';
import { enumType, objectType } from '../object-type.js';

export const TestResultEnum = enumType(testResultNoun);

export const DiagnosticFigures = objectType(diagnosticFiguresNoun);
export type DiagnosticFigures = Figures;

export const CombinedTests = objectType(combinedTestsNoun);
export type CombinedTests = Combined;

export const FindingResultEnum = enumType(findingResultNoun);

export const Differential = objectType(differentialNoun);
export type Differential = Result;
