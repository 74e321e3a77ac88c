export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Positions of nodes, by id. */
export type Positions = Readonly<Record<string, Position>>;

/** A node, with its diameter in the units of its position. */
export interface SizedNode {
  readonly id: string;
  readonly size: number;
}

/** What a layout places. */
export interface SizedNetwork {
  readonly nodes: readonly SizedNode[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}

const nodeSize = { least: 17, most: 62 };

/** Returns a function from the number of entries to the size of a node, whose area represents the number. */
export function nodeSizes(counts: readonly number[]): (count: number) => number {
  const share = shareOfMost(counts);
  return (count) => Math.round(nodeSize.least + (nodeSize.most - nodeSize.least) * share(count));
}

/**
 * Returns a function from a count to its share of the maximum, from 0 to 1. The maximum is at least 16, so that low
 * counts look low in a small network too.
 */
export function shareOfMost(counts: readonly number[]): (count: number) => number {
  const most = Math.max(16, ...counts);
  return (count) => Math.min(1, Math.max(0, (Math.sqrt(count) - 1) / (Math.sqrt(most) - 1)));
}
