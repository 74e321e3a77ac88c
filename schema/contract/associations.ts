import type { EntryFieldName } from './entry-fields.js';

/** The kinds of nodes of the association graph, in the order of their display. */
export const associationKinds = [
  'disease',
  'autoantibody',
  'autoantigen',
] as const satisfies readonly EntryFieldName[];
export type AssociationKind = (typeof associationKinds)[number];

/** The id of a node. It does not depend on the filters of the graph. */
export function associationId(kind: AssociationKind, label: string): string {
  return `${kind}:${label}`;
}
