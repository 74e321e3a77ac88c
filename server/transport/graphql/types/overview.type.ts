import { type Overview as View, overviewKindNoun, overviewNoun } from '../../../nouns/overview.js';
import { enumType, objectType } from '../object-type.js';

export const OverviewKindEnum = enumType(overviewKindNoun);

export const Overview = objectType(overviewNoun);
export type Overview = View;
