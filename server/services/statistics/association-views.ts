import type { AssociationKind } from '../../../schema/contract/associations.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import type { Versioned } from '../entries/entry-views.js';

export interface AssociationInput extends EntryQueryInput {
  /** How many nodes at most. */
  readonly limit?: number | string | null | undefined;
}

/** A disease, autoantibody or autoantigen, and how many of the entries asked about hold it. */
export interface AssociationNode {
  readonly id: string;
  readonly kind: AssociationKind;
  /** As the first entry that holds it spells it. */
  readonly label: string;
  readonly count: number;
}

/** Two nodes, by their ids, and how many entries hold both. */
export interface AssociationEdge {
  readonly source: string;
  readonly target: string;
  readonly count: number;
}

export interface AssociationGraph {
  readonly nodes: readonly AssociationNode[];
  readonly edges: readonly AssociationEdge[];
  /** How many there are without the limits. */
  readonly totalNodes: number;
  readonly totalEdges: number;
}

export type VersionedAssociationGraph = AssociationGraph & Versioned;
