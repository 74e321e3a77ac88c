import type { Network, NetworkEdge, NetworkNode } from '../graph/network';

/** A node as a row, with its number of visible associations. */
export interface NodeRow extends NetworkNode {
  readonly degree: number;
}

/** An association as a row, with its two ends. */
export interface AssociationRow extends NetworkEdge {
  readonly from: NetworkNode;
  readonly to: NetworkNode;
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The nodes of a network, sorted by name. */
export function nodeRows({ nodes, edges }: Network): readonly NodeRow[] {
  const degrees = new Map<string, number>();
  for (const id of edges.flatMap(({ source, target }) => [source, target]))
    degrees.set(id, (degrees.get(id) ?? 0) + 1);
  return nodes
    .map((node) => ({ ...node, degree: degrees.get(node.id) ?? 0 }))
    .sort((a, b) => compare(a.label, b.label));
}

/** The associations of a network, sorted by the names of both ends. */
export function associationRows({ nodes, edges }: Network): readonly AssociationRow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rows = edges.flatMap((edge): AssociationRow[] => {
    const from = byId.get(edge.source);
    const to = byId.get(edge.target);
    return from && to ? [{ ...edge, from, to }] : [];
  });
  return rows.sort((a, b) => compare(a.from.label, b.from.label) || compare(a.to.label, b.to.label));
}

/** Sorts rows by a text or number; stable for equal values. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number,
  order: 'asc' | 'desc',
): readonly Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(String(value(a)), String(value(b))));
}
