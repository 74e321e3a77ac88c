import type { AssociationKind } from '@contract/associations';

import type { Network } from '../graph/network';
import { sizesFor, widthsFor } from './sizes';

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
  /** How far the line bows to one side, in pixels. */
  readonly bend: number;
}

/** A network in the drawing's words: sizes and widths instead of numbers of entries. */
export function networkElements({ nodes, edges }: Network): {
  readonly nodes: readonly NodeData[];
  readonly edges: readonly EdgeData[];
} {
  const sizeOf = sizesFor(nodes.map(({ count }) => count));
  const widthOf = widthsFor(edges.map(({ count }) => count));
  return {
    nodes: nodes.map(({ id, kind, label, count }) => {
      return { id, kind, label, ...sizeOf(count) };
    }),
    edges: edges.map(({ id, source, target, count }) => ({
      id,
      source,
      target,
      width: widthOf(count),
      bend: (id.length % 2 === 0 ? 1 : -1) * (8 + (id.length % 5) * 2),
    })),
  };
}
