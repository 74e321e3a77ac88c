import {
  type Associations,
  edgeId,
  type Network,
  type NetworkEdge,
  type NetworkNode,
  otherEnd,
} from './network';

/** The neighbourhood of each node, counted over all entries that contain the node. */
type Neighbourhoods = ReadonlyMap<string, Associations>;

/**
 * Merges the network from the server with the neighbourhoods of the expanded nodes. All counts are over entries of the
 * same filters, so of two counts of the same item the larger is closer to the truth. It is exact unless the item was
 * only counted in the neighbourhood of another node.
 */
export function mergeNeighbourhoods(
  base: Associations,
  neighbourhoods: Neighbourhoods,
  { expanded, focus }: { readonly expanded: readonly string[]; readonly focus: string },
): Network {
  const shown = new Set(base.nodes.map(({ id }) => id));
  for (const [id, { nodes, edges }] of neighbourhoods) {
    if (!nodes.some((node) => node.id === id)) continue;
    if (id === focus || expanded.includes(id)) shown.add(id);
    if (expanded.includes(id)) for (const edge of edges) addEnd(shown, otherEnd(edge, id));
  }
  const nodes = new Map<string, NetworkNode>();
  const edges = new Map<string, NetworkEdge>();
  collect(base, null);
  for (const [id, answer] of neighbourhoods) collect(answer, id);
  return { nodes: [...nodes.values()].sort(mostFirst), edges: [...edges.values()] };

  function collect(answer: Associations, beside: string | null): void {
    for (const node of answer.nodes) {
      if (!shown.has(node.id)) continue;
      nodes.set(
        node.id,
        larger({ ...node, isAtLeast: beside !== null && beside !== node.id }, nodes.get(node.id)),
      );
    }
    for (const edge of answer.edges) {
      if (!shown.has(edge.source) || !shown.has(edge.target)) continue;
      const id = edgeId(edge.source, edge.target);
      const isAtLeast = beside !== null && otherEnd(edge, beside) === null;
      edges.set(id, larger({ ...edge, id, isAtLeast }, edges.get(id)));
    }
  }
}

/** Returns the neighbours of a node within its neighbourhood, most entries first. */
export function neighboursIn({ nodes, edges }: Associations | Network, id: string): NetworkNode[] {
  const counts = new Map<string, number>();
  for (const edge of edges) {
    const other = otherEnd(edge, id);
    if (other !== null) counts.set(other, edge.count);
  }
  return nodes
    .flatMap((node) => {
      const count = counts.get(node.id);
      return count === undefined ? [] : [{ ...node, count, isAtLeast: false }];
    })
    .sort(mostFirst);
}

function addEnd(ids: Set<string>, id: string | null): void {
  if (id !== null) ids.add(id);
}

function larger<Counted extends { count: number; isAtLeast: boolean }>(
  one: Counted,
  other: Counted | undefined,
): Counted {
  if (other === undefined) return one;
  return {
    ...other,
    count: Math.max(one.count, other.count),
    isAtLeast: one.isAtLeast && other.isAtLeast,
  };
}

function mostFirst(one: NetworkNode, other: NetworkNode): number {
  return other.count - one.count || one.label.localeCompare(other.label, 'en');
}
