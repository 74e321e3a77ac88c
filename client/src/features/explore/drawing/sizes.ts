import type { AssociationKind } from '@contract/associations';

/** Corners of a node on a field from -1 to 1, as the drawing library and SVG both take them; `null` for a circle. */
export const corners: Readonly<Record<AssociationKind, readonly number[] | null>> = {
  disease: null,
  // An antibody's Y.
  autoantibody: [
    -0.98, -0.76, -0.5, -0.98, 0, -0.34, 0.5, -0.98, 0.98, -0.76, 0.34, 0.14, 0.34, 0.98, -0.34, 0.98, -0.34,
    0.14,
  ],
  autoantigen: [0, -1, 0.87, -0.5, 0.87, 0.5, 0, 1, -0.87, 0.5, -0.87, -0.5],
};

const nodeSize = { least: 17, most: 62 };
const edgeWidth = { least: 1.4, most: 9 };
const fontSize = { least: 11, most: 16 };

/** How large things are drawn; areas, not widths, stand for numbers of entries. */
export function sizesFor(counts: readonly number[]): (count: number) => { size: number; font: number } {
  const share = shareOf(counts);
  return (count) => ({
    size: Math.round(between(nodeSize, share(count))),
    font: Math.round(between(fontSize, share(count))),
  });
}

/** How wide lines are drawn. */
export function widthsFor(counts: readonly number[]): (count: number) => number {
  const share = shareOf(counts);
  return (count) => Math.round(between(edgeWidth, share(count)) * 10) / 10;
}

/** Where a count lies between one and the most; a few entries look like few, also where no more are to be had. */
function shareOf(counts: readonly number[]): (count: number) => number {
  const most = Math.max(16, ...counts);
  return (count) => (Math.sqrt(count) - 1) / (Math.sqrt(most) - 1);
}

function between({ least, most }: { least: number; most: number }, share: number): number {
  return least + (most - least) * Math.min(1, Math.max(0, share));
}
