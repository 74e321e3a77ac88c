/** Returns the ticks of an axis: whole round numbers from 0 to `max` or just above it, in at most four steps. */
export function ticksTo(max: number): readonly number[] {
  const least = Math.max(max / 4, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
  return Array.from({ length: Math.max(Math.ceil(max / step), 1) + 1 }, (_, place) => place * step);
}
