/** A number as the API has it; the value is from 0 to 1. */
interface Numbers {
  readonly value: number | null;
  readonly positives: number | null;
  readonly total: number | null;
}

/** The most that a value which was rounded to whole percent differs from its counts. */
const rounding = 0.005;

/** A number in the address of the calculator: counts such as `45/50`, else the share; `null` for a range alone. */
export function shareAddress({ value, positives, total }: Numbers): string | null {
  if (value === null) return null;
  const hasCounts = positives !== null && total !== null && total > 0;
  return hasCounts && Math.abs(positives / total - value) <= rounding ? `${positives}/${total}` : `${value}`;
}
