/** What the association graph is asked for by, and looks like, on its way out. */
export interface Graph {
  readonly nodes: readonly { id: string; kind: string; label: string; count: number }[];
  readonly edges: readonly { source: string; target: string; count: number }[];
  readonly totalNodes: number;
  readonly totalEdges: number;
}

export const address = '/api/disease/statistics/associations';
