import type { AssociationGraph } from '../../nouns/statistics.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import type { Versioned } from '../entries/entry-views.js';

export interface AssociationInput extends EntryQueryInput {
  /** How many nodes at most. */
  readonly limit?: number | string | null | undefined;
}

export type VersionedAssociationGraph = AssociationGraph & Versioned;
