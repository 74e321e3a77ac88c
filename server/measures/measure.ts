import type { MeasuredField } from '../../schema/contract/entry-fields.js';

/** What a number says about a test. */
export const measureKinds = ['sensitivity', 'specificity', 'ppv', 'npv', 'prevalence'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** What `low` and `high` are: a 95% confidence interval, only where the text says so, or a range. */
export const intervalKinds = ['ci95', 'range'] as const;
export type IntervalKind = (typeof intervalKinds)[number];

/** How a number is limited in words: "over", "up to", "about". */
export const boundKinds = ['at_least', 'at_most', 'about'] as const;
export type BoundKind = (typeof boundKinds)[number];

/** The keys of a measure that hold words of the text; `null` where the text does not say. */
export const contextKeys = ['cutoff', 'specimen', 'assay', 'population', 'comparator', 'outcome'] as const;
type ContextKey = (typeof contextKeys)[number];
export type Context = Readonly<Record<ContextKey, string | null>>;

/** The words of a number of which the text says nothing. */
export const noContext: Context = {
  cutoff: null,
  specimen: null,
  assay: null,
  population: null,
  comparator: null,
  outcome: null,
};

/** A number and what is written with it. Probabilities are from 0 to 1. */
export interface Figures {
  /** `null` for a range alone. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly interval: IntervalKind | null;
  readonly bound: BoundKind | null;
  /** k of n, as the text says it; never worked out from a percentage. */
  readonly positives: number | null;
  readonly total: number | null;
}

/** The figures of a number of which the text says nothing. */
export const noFigures: Figures = {
  value: null,
  low: null,
  high: null,
  interval: null,
  bound: null,
  positives: null,
  total: null,
};

/** The content of a measure: what a person confirms or corrects. */
export type MeasureContent = Figures & Context & { readonly measure: MeasureKind };

/** What people say of a measure; `read`: nothing. */
export const measureStatuses = ['read', 'confirmed', 'rejected'] as const;
export type MeasureStatus = (typeof measureStatuses)[number];

/** A number that the rule reads in the text of a field. */
export interface Reading extends Figures, Context {
  readonly measure: MeasureKind;
  readonly field: MeasuredField;
  /** Where the words stand in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The words: the shortest run that holds the number, its bound, interval and counts. */
  readonly text: string;
}

/** The fields of an entry that the rule needs. */
export type MeasuredTexts = Readonly<Record<'disease' | 'autoantibody' | MeasuredField, string | null>>;
