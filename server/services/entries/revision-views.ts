import type { Pagination } from '../../nouns/entry.js';
import type { DeletedEntry, RevisionView } from '../../nouns/revision.js';

/** The latest changes of an entry, newest first, and their total number. */
export interface EntryHistory {
  readonly entryId: string;
  readonly revisions: readonly RevisionView[];
  readonly total: number;
}

export interface DeletedEntries {
  readonly entries: readonly DeletedEntry[];
  readonly pagination: Pagination;
}
