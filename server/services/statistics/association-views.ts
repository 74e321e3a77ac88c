import type {
  CountedAssociations,
  CountedNode,
} from '../../persistence/repositories/entry-associations.repository.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import type { Versioned } from '../entries/entry-views.js';

export interface AssociationInput extends EntryQueryInput {
  /** How many nodes at most. */
  readonly limit?: number | string | null | undefined;
}

/** A disease, autoantibody or autoantigen, and how many of the entries asked about hold it. */
interface AssociationNode extends CountedNode {
  readonly id: string;
}

/** Two nodes, by their ids, and how many entries hold both. */
interface AssociationEdge {
  readonly source: string;
  readonly target: string;
  readonly count: number;
}

export interface AssociationGraph extends Omit<CountedAssociations, 'nodes' | 'edges'> {
  readonly nodes: readonly AssociationNode[];
  readonly edges: readonly AssociationEdge[];
}

export type VersionedAssociationGraph = AssociationGraph & Versioned;
