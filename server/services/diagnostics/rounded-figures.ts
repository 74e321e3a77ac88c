/** Binary fractions add noise to the last digits, and more with each operation: 9.000000000000002. */
const significantDigits = 12;

/** Rounds a number of an answer to 12 significant digits; `null` stays. */
export function rounded(value: number | null): number | null {
  return value === null ? null : round(value);
}

/** Rounds all numbers of an answer, at any depth; everything else stays. */
export function roundedFigures<Figures extends object>(figures: Figures): Figures {
  const values = Object.entries(figures).map(([name, value]) => [name, roundedValue(value)] as const);
  return { ...figures, ...Object.fromEntries(values) };
}

function roundedValue(value: unknown): unknown {
  if (typeof value === 'number') return round(value);
  return typeof value === 'object' && value !== null ? roundedFigures(value) : value;
}

function round(value: number): number {
  return Number(value.toPrecision(significantDigits));
}
