/** The association graph in a REST answer. */
export interface Graph {
  readonly nodes: readonly { id: string; kind: string; label: string; count: number }[];
  readonly edges: readonly { source: string; target: string; count: number }[];
  readonly totalNodes: number;
  readonly totalEdges: number;
}

export const address = '/api/disease/statistics/associations';
