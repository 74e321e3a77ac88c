import {
  type Differential as Result,
  differentialNoun,
  findingResultNoun,
} from '../../../nouns/differential.js';
import { enumType, objectType } from '../object-type.js';

export const FindingResultEnum = enumType(findingResultNoun);

export const Differential = objectType(differentialNoun);
export type Differential = Result;
