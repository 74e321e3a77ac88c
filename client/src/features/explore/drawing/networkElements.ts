import type { AssociationKind } from '@contract/associations';
import { nodeSizes, shareOfMost } from '@layout/network';

import type { Network } from '../graph/network';

export interface NodeData {
  readonly id: string;
  readonly kind: AssociationKind;
  readonly label: string;
  readonly size: number;
  readonly font: number;
}

export interface EdgeData {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly width: number;
  /** The sideways curvature of the line in pixels. */
  readonly bend: number;
}

/** Converts a network to the drawing's elements: numbers of entries become sizes and widths. */
export function networkElements({ nodes, edges }: Network): {
  readonly nodes: readonly NodeData[];
  readonly edges: readonly EdgeData[];
} {
  const sizeOf = sizesFor(nodes.map(({ count }) => count));
  const widthOf = widthsFor(edges.map(({ count }) => count));
  return {
    nodes: nodes.map(({ id, kind, label, count }) => ({ id, kind, label, ...sizeOf(count) })),
    edges: edges.map(({ id, source, target, count }) => ({
      id,
      source,
      target,
      width: widthOf(count),
      bend: (id.length % 2 === 0 ? 1 : -1) * (8 + (id.length % 5) * 2),
    })),
  };
}

/**
 * The corners of each kind's shape, in coordinates from -1 to 1 as both the drawing library and SVG use them; `null`
 * for a circle.
 */
export const corners: Readonly<Record<AssociationKind, readonly number[] | null>> = {
  disease: null,
  // The Y shape of an antibody.
  autoantibody: [
    -0.98, -0.76, -0.5, -0.98, 0, -0.34, 0.5, -0.98, 0.98, -0.76, 0.34, 0.14, 0.34, 0.98, -0.34, 0.98, -0.34,
    0.14,
  ],
  autoantigen: [0, -1, 0.87, -0.5, 0.87, 0.5, 0, 1, -0.87, 0.5, -0.87, -0.5],
};

const edgeWidth = { least: 1.4, most: 9 };
const fontSize = { least: 11, most: 16 };

/**
 * Returns a function from the number of entries to node and font size; the area of a node, not its width, represents
 * the number.
 */
export function sizesFor(counts: readonly number[]): (count: number) => { size: number; font: number } {
  const sizeOf = nodeSizes(counts);
  const share = shareOfMost(counts);
  return (count) => ({ size: sizeOf(count), font: Math.round(between(fontSize, share(count))) });
}

/** Returns a function from the number of entries to the width of a line. */
export function widthsFor(counts: readonly number[]): (count: number) => number {
  const share = shareOfMost(counts);
  return (count) => Math.round(between(edgeWidth, share(count)) * 10) / 10;
}

function between({ least, most }: { least: number; most: number }, share: number): number {
  return least + (most - least) * share;
}
