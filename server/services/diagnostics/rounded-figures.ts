import type { DiagnosticFigures } from '../../nouns/diagnostics.js';

type Intervals = NonNullable<DiagnosticFigures['intervals']>;
type Interval = Intervals['ppv'];

/** Binary fractions add noise to the last digits, and more with each operation: 9.000000000000002. */
const significantDigits = 12;

/** Rounds a number of an answer to 12 significant digits; `null` stays. */
export function rounded(value: number | null): number | null {
  return value === null ? null : round(value);
}

/** Rounds all numbers of the figures of a test. */
export function roundedFigures(figures: DiagnosticFigures): DiagnosticFigures {
  const { truePositive, falsePositive, falseNegative, trueNegative } = figures.of1000;
  return {
    ...figures,
    ppv: rounded(figures.ppv),
    npv: rounded(figures.npv),
    lrPositive: rounded(figures.lrPositive),
    lrNegative: rounded(figures.lrNegative),
    postTestPositive: rounded(figures.postTestPositive),
    postTestNegative: rounded(figures.postTestNegative),
    of1000: {
      truePositive: round(truePositive),
      falsePositive: round(falsePositive),
      falseNegative: round(falseNegative),
      trueNegative: round(trueNegative),
    },
    intervals: figures.intervals && roundedIntervals(figures.intervals),
  };
}

function roundedIntervals(intervals: Intervals): Intervals {
  return {
    sensitivity: roundedInterval(intervals.sensitivity),
    specificity: roundedInterval(intervals.specificity),
    ppv: roundedInterval(intervals.ppv),
    npv: roundedInterval(intervals.npv),
    lrPositive: roundedInterval(intervals.lrPositive),
    lrNegative: roundedInterval(intervals.lrNegative),
  };
}

function roundedInterval(interval: Interval): Interval {
  return interval && { ...interval, low: round(interval.low), high: round(interval.high) };
}

function round(value: number): number {
  return Number(value.toPrecision(significantDigits));
}
