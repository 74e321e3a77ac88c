import type { MeantAutoantibody } from '../parse/autoantibody-names.js';

/**
 * Sorts what a text means: by meaning, the one with most entries first, then the one whose name it is most closely;
 * within a class the members that bear its name themselves first, then those with most entries.
 */
export function inOrderOfMeaning(
  meant: readonly MeantAutoantibody[],
  counts: ReadonlyMap<string, number>,
): readonly MeantAutoantibody[] {
  const entriesOf = ({ term }: MeantAutoantibody): number => counts.get(term) ?? 0;
  const byMeaning = new Map<string, MeantAutoantibody[]>();
  for (const one of meant) byMeaning.set(one.meaning, [...(byMeaning.get(one.meaning) ?? []), one]);
  const entriesOfAll = (all: readonly MeantAutoantibody[]) =>
    all.reduce((sum, one) => sum + entriesOf(one), 0);
  const distanceOf = ([first]: readonly MeantAutoantibody[]): number => first?.distance ?? 0;
  return [...byMeaning.values()]
    .sort((one, other) => entriesOfAll(other) - entriesOfAll(one) || distanceOf(one) - distanceOf(other))
    .flatMap((all) =>
      all.sort(
        (one, other) => Number(other.isBearer) - Number(one.isBearer) || entriesOf(other) - entriesOf(one),
      ),
    );
}
