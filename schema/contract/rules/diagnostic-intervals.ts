/** Confidence intervals of 95%, as pure functions that server and client share; sources: docs/numbers.md. */

/** So many results out of so many people: k of n. */
export interface Counted {
  readonly k: number;
  readonly n: number;
}

export type IntervalMethod = 'Wilson' | 'logit' | 'log';

export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly method: IntervalMethod;
}

/** `null` where the counts are missing, or where the method has no interval. */
export interface DiagnosticIntervals {
  readonly sensitivity: Interval | null;
  readonly specificity: Interval | null;
  readonly ppv: Interval | null;
  readonly npv: Interval | null;
  readonly lrPositive: Interval | null;
  readonly lrNegative: Interval | null;
}

/** The quantile of the standard normal distribution for 95%, two-sided. */
const z = 1.959963984540054;

/**
 * Returns the intervals from the counts of positive results in people with the disease, and of negative results in
 * people without it; `null` without any counts.
 */
export function diagnosticIntervals(
  sensitivity: Counted | null,
  specificity: Counted | null,
  prevalence: number,
): DiagnosticIntervals | null {
  if (sensitivity === null && specificity === null) return null;
  return {
    sensitivity: sensitivity && wilson(sensitivity),
    specificity: specificity && wilson(specificity),
    ...(sensitivity && specificity ? fromBoth(sensitivity, specificity, prevalence) : noneOfBoth),
  };
}

const noneOfBoth = { ppv: null, npv: null, lrPositive: null, lrNegative: null };

function fromBoth(sensitivity: Counted, specificity: Counted, prevalence: number) {
  const falseNegatives = others(sensitivity);
  const falsePositives = others(specificity);
  return {
    ppv: predictiveInterval(sensitivity, falsePositives, prevalence),
    npv: predictiveInterval(specificity, falseNegatives, 1 - prevalence),
    lrPositive: ratioInterval(sensitivity, falsePositives),
    lrNegative: ratioInterval(falseNegatives, specificity),
  };
}

const others = ({ k, n }: Counted): Counted => ({ k: n - k, n });

/** Wilson's score interval of a share, without continuity correction; the ends 0 and 1 are exact. */
export function wilson({ k, n }: Counted): Interval {
  const share = k / n;
  const centre = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return { low: k === 0 ? 0 : centre - half, high: k === n ? 1 : centre + half, method: 'Wilson' };
}

/**
 * The logit interval of a predictive value at a given prevalence (Mercaldo, Lau and Zhou 2007): `right` are the right
 * results among people with what the value predicts, `wrong` the wrong ones among the others. `null` where a count is
 * 0, or the prevalence is 0 or 1.
 */
function predictiveInterval(right: Counted, wrong: Counted, prevalence: number): Interval | null {
  if (prevalence === 0 || prevalence === 1 || [right, wrong].some(({ k, n }) => k === 0 || k === n))
    return null;
  const odds = ((right.k / right.n) * prevalence) / ((wrong.k / wrong.n) * (1 - prevalence));
  const factor = Math.exp(z * Math.sqrt(relativeVariance(right) + relativeVariance(wrong)));
  return { low: shareOf(odds / factor), high: shareOf(odds * factor), method: 'logit' };
}

/**
 * The logarithmic interval of a likelihood ratio (Simel, Samsa and Matchar 1991). `null` where a count in it is 0, and
 * where both shares are 1: the variance is then 0, however few people were tested.
 */
function ratioInterval(above: Counted, below: Counted): Interval | null {
  if (above.k === 0 || below.k === 0) return null;
  if (above.k === above.n && below.k === below.n) return null;
  const ratio = above.k / above.n / (below.k / below.n);
  const factor = Math.exp(z * Math.sqrt(relativeVariance(above) + relativeVariance(below)));
  return { low: ratio / factor, high: ratio * factor, method: 'log' };
}

/** The variance of the logarithm of a share. */
const relativeVariance = ({ k, n }: Counted): number => 1 / k - 1 / n;

const shareOf = (odds: number): number => odds / (1 + odds);
