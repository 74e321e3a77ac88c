import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { deletedEntryNoun, entrySnapshotNoun, revisionNoun } from '../../../nouns/revision.js';

/** The schemas about what was done to entries. */
export const historySchemas = {
  Revision: revisionNoun.schema,
  EntrySnapshot: objectOf(entrySnapshotNoun.properties),
  DeletedEntry: deletedEntryNoun.schema,
} satisfies Record<string, JsonSchema>;
