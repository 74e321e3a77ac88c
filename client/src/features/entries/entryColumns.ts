import { type EntryField, entryField, type EntryFieldName } from '@contract/entry-fields';

/** The columns of the list, in reading order: what it is, what it binds, what kind of thing that is. */
export const entryColumns: readonly EntryField[] = (
  ['disease', 'autoantibody', 'autoantigen', 'epitope', 'type', 'uniprotId'] satisfies EntryFieldName[]
).map(entryField);
