import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { DistributionField, GrowthStep } from '../../../schema/contract/statistics.js';
import type { HeatMapTable } from '../../persistence/repositories/entry-heat-map.repository.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import type { ValueCount, Versioned } from '../entries/entry-views.js';

type SentNumber = number | string | null | undefined;

export interface DistributionInput extends EntryQueryInput {
  readonly of: string;
  readonly limit?: SentNumber;
}

export interface GrowthInput extends EntryQueryInput {
  /** `day`, `month`, or left to the service where blank. */
  readonly by?: string | null | undefined;
  readonly limit?: SentNumber;
}

export interface HeatMapInput extends EntryQueryInput {
  readonly diseases?: SentNumber;
  readonly autoantibodies?: SentNumber;
}

/** The values of a field that most entries hold, and what the rest amounts to. */
export interface Distribution {
  readonly of: DistributionField;
  readonly values: readonly ValueCount[];
  /** How many different values there are in all. */
  readonly distinct: number;
  /** Entries that hold any value. */
  readonly filled: number;
}

interface FieldCompleteness {
  readonly field: EntryFieldName;
  readonly filled: number;
  readonly total: number;
}

export interface Completeness {
  readonly total: number;
  readonly fields: readonly FieldCompleteness[];
}

/** A day `2026-11-20` or a month `2026-11`: the entries made in it, and all made until its end. */
export interface GrowthPeriod {
  readonly period: string;
  readonly created: number;
  readonly total: number;
}

export interface Growth {
  readonly by: GrowthStep;
  readonly periods: readonly GrowthPeriod[];
}

export type VersionedPlot<Plot> = Plot & Versioned;
export type HeatMap = HeatMapTable;
