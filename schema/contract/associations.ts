import type { EntryFieldName } from './entry-fields.js';

/** What an entry associates with one another: the kinds of nodes of the association graph, in the order they are told. */
export const associationKinds = [
  'disease',
  'autoantibody',
  'autoantigen',
] as const satisfies readonly EntryFieldName[];
export type AssociationKind = (typeof associationKinds)[number];

/** The id of a node, which stays the same whatever the graph is narrowed to. */
export function associationId(kind: AssociationKind, label: string): string {
  return `${kind}:${label}`;
}
