import type { FieldCompleteness } from '../../nouns/statistics.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import type { Versioned } from '../entries/entry-views.js';

type SentNumber = number | string | null | undefined;

export interface DistributionInput extends EntryQueryInput {
  readonly of: string;
  readonly limit?: SentNumber;
}

export interface GrowthInput extends EntryQueryInput {
  /** `day`, `month`, or blank for the default of the service. */
  readonly by?: string | null | undefined;
  readonly limit?: SentNumber;
}

export interface HeatMapInput extends EntryQueryInput {
  readonly diseases?: SentNumber;
  readonly autoantibodies?: SentNumber;
}

export interface Completeness {
  readonly total: number;
  readonly fields: readonly FieldCompleteness[];
}

export type VersionedPlot<Plot> = Plot & Versioned;
