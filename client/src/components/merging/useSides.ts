import { useState } from 'react';

import type { Difference, Side } from './differences';

/** The chosen sides of the parts in which two versions differ; a part that only one side changed has that side. */
export function useSides(differences: readonly Difference[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ part, changedBy }: Difference): Side | null => chosen[part] ?? changedBy;
  return {
    /** The side of a part; `null` if both sides changed it and none is chosen. */
    sideOf,
    /** The side of a part, and the own one while none is chosen. */
    decided: (difference: Difference): Side => sideOf(difference) ?? 'mine',
    /** The number of parts without a side. */
    open: differences.filter((difference) => sideOf(difference) === null).length,
    choose: (part: string, side: Side) => setChosen({ ...chosen, [part]: side }),
  };
}

export type Sides = ReturnType<typeof useSides>;
