import { formatNumber } from '../format';

/** The names of measures in the interface. */
export const measureLabels = {
  sensitivity: 'Sensitivity',
  specificity: 'Specificity',
  ppv: 'Positive predictive value',
  npv: 'Negative predictive value',
  prevalence: 'Prevalence',
} as const;

/** A number as the API has it; shares are from 0 to 1. */
interface Numbers {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly interval?: 'ci95' | 'range' | null;
  readonly bound?: keyof typeof bounds | null;
  readonly positives?: number | null;
  readonly total?: number | null;
}

/** The words of the text that stand with a number. */
type Context = Readonly<
  Record<'outcome' | 'assay' | 'specimen' | 'cutoff' | 'population' | 'comparator', string | null>
>;

const bounds = { at_least: 'at least ', at_most: 'at most ', about: 'about ' } as const;

/** "48% (24 of 50)", "87% (95% CI 85% to 89%)", "54% to 95%". */
export function formatMeasure({ value, low, high, interval, bound, positives, total }: Numbers): string {
  const range = low === null || high === null ? null : `${percent(low)} to ${percent(high)}`;
  const number = `${bound ? bounds[bound] : ''}${value === null ? (range ?? '') : percent(value)}`;
  const about = [
    value !== null && range !== null ? `${interval === 'ci95' ? '95% CI' : 'range'} ${range}` : null,
    typeof total !== 'number'
      ? null
      : typeof positives === 'number'
        ? `${formatNumber(positives)} of ${formatNumber(total)}`
        : `n = ${formatNumber(total)}`,
  ].filter((part) => part !== null);
  return about.length === 0 ? number : `${number} (${about.join('; ')})`;
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(4))}%`;
}

/** The words that stand with a number, each with its name. */
export function contextOf(measure: Context): readonly (readonly [name: string, words: string])[] {
  const named = [
    ['for', measure.outcome],
    ['assay', measure.assay],
    ['specimen', measure.specimen],
    ['cut-off', measure.cutoff],
    ['in', measure.population],
    ['against', measure.comparator],
  ] as const;
  return named.flatMap(([name, words]) => (words === null ? [] : [[name, words] as const]));
}

/** The most that a value which was rounded to whole percent differs from its counts. */
const rounding = 0.005;

/** A number in the address of the calculator: counts such as `45/50`, else the share; `null` for a range alone. */
export function shareAddress({ value, positives, total }: Numbers): string | null {
  if (value === null) return null;
  const hasCounts = typeof positives === 'number' && typeof total === 'number' && total > 0;
  return hasCounts && Math.abs(positives / total - value) <= rounding ? `${positives}/${total}` : `${value}`;
}
