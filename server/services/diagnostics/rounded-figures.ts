/** Binary fractions add noise to the last digits, and more with each operation: 9.000000000000002. */
const significantDigits = 12;

/** Rounds all numbers of an answer to 12 significant digits, at any depth; everything else stays. */
export function roundedFigures<Figures extends object>(figures: Figures): Figures {
  const values = Object.entries(figures).map(([name, value]) => [name, roundedValue(value)] as const);
  return { ...figures, ...Object.fromEntries(values) };
}

function roundedValue(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(significantDigits));
  return typeof value === 'object' && value !== null ? roundedFigures(value) : value;
}
