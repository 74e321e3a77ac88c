import {
  type CombinedTests as Combined,
  combinedTestsNoun,
  type DiagnosticFigures as Figures,
  diagnosticFiguresNoun,
  testResultNoun,
} from '../../../nouns/diagnostics.js';
import { enumType, objectType } from '../object-type.js';

export const TestResultEnum = enumType(testResultNoun);

export const DiagnosticFigures = objectType(diagnosticFiguresNoun);
export type DiagnosticFigures = Figures;

export const CombinedTests = objectType(combinedTestsNoun);
export type CombinedTests = Combined;
