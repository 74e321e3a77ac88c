import type { Network, NetworkEdge, NetworkNode } from '../graph/network';

type Order = 'asc' | 'desc';

/** By which column rows are sorted, and which way. */
export interface Sorting<Column> {
  readonly by: Column;
  readonly order: Order;
}

/** A node as a row: how many associations it has here. */
export interface NodeRow extends NetworkNode {
  readonly degree: number;
}

/** An association as a row: its two ends. */
export interface AssociationRow extends NetworkEdge {
  readonly from: NetworkNode;
  readonly to: NetworkNode;
}

export const nodeColumns = ['label', 'kind', 'degree', 'count'] as const;
export const associationColumns = ['from', 'to', 'count'] as const;
export type NodeColumn = (typeof nodeColumns)[number];
export type AssociationColumn = (typeof associationColumns)[number];

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The nodes of a network in order; equal ones by name. */
export function nodeRows({ nodes, edges }: Network, { by, order }: Sorting<NodeColumn>): NodeRow[] {
  const degrees = new Map<string, number>();
  for (const id of edges.flatMap(({ source, target }) => [source, target]))
    degrees.set(id, (degrees.get(id) ?? 0) + 1);
  const rows = nodes.map((node) => ({ ...node, degree: degrees.get(node.id) ?? 0 }));
  const sign = order === 'asc' ? 1 : -1;
  return rows.sort((a, b) => sign * compared(a[by], b[by]) || names.compare(a.label, b.label));
}

/** The associations of a network in order; equal ones by the names of both ends. */
export function associationRows(
  { nodes, edges }: Network,
  { by, order }: Sorting<AssociationColumn>,
): AssociationRow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rows = edges.flatMap((edge): AssociationRow[] => {
    const from = byId.get(edge.source);
    const to = byId.get(edge.target);
    return from && to ? [{ ...edge, from, to }] : [];
  });
  const sign = order === 'asc' ? 1 : -1;
  const value = (row: AssociationRow) => (by === 'count' ? row.count : row[by].label);
  return rows.sort(
    (a, b) =>
      sign * compared(value(a), value(b)) ||
      names.compare(a.from.label, b.from.label) ||
      names.compare(a.to.label, b.to.label),
  );
}

function compared(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : names.compare(String(one), String(other));
}
