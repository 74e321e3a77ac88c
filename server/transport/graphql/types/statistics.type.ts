import { type HeatMap as Map, heatMapNoun } from '../../../nouns/heat-map.js';
import {
  type AssociationGraph as Graph,
  associationGraphNoun,
  type DiseaseSummary as Summary,
  diseaseSummaryNoun,
  type Distribution as CountedValues,
  distributionFieldNoun,
  distributionNoun,
  type FieldCompleteness as Completeness,
  fieldCompletenessNoun,
  type Growth as CountedGrowth,
  growthNoun,
  growthStepNoun,
  type Statistics as Figures,
  statisticsNoun,
} from '../../../nouns/statistics.js';
import type { EntryQueryInput } from '../../../services/entries/entry-inputs.js';
import { enumType, objectType } from '../object-type.js';

export const Statistics = objectType(statisticsNoun);
export interface Statistics extends Figures {
  /** The selected entries, for the plots, which are computed on demand. */
  readonly asked: Readonly<EntryQueryInput>;
}

export const DiseaseSummary = objectType(diseaseSummaryNoun);
export type DiseaseSummary = Summary;

export const DistributionFieldEnum = enumType(distributionFieldNoun);
export const Distribution = objectType(distributionNoun);
export type Distribution = CountedValues;

export const FieldCompleteness = objectType(fieldCompletenessNoun);
export type FieldCompleteness = Completeness;

export const GrowthStepEnum = enumType(growthStepNoun);
export const Growth = objectType(growthNoun);
export type Growth = CountedGrowth;

export const HeatMap = objectType(heatMapNoun);
export type HeatMap = Map;

export const AssociationGraph = objectType(associationGraphNoun);
export type AssociationGraph = Graph;
