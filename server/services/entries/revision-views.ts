import type { EntryValues } from '../../../schema/contract/entry-fields.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import type {
  Person,
  RevisionAction,
  StoredRevision,
} from '../../persistence/repositories/entry-history.repository.js';
import type {
  DeletedEntry,
  Tombstone,
} from '../../persistence/repositories/entry-history-deleted.repository.js';
import type { Pagination } from '../pagination.js';

export type { DeletedEntry, Person, RevisionAction, Tombstone };

/** How one field changed. A name in `additional` is called `additional.<name>`. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One change of one entry. */
export interface RevisionView extends Omit<StoredRevision, 'changes'> {
  /** What changed; of a creation, every field that was filled. */
  readonly changes: readonly FieldChange[];
}

/** The latest changes of an entry, newest first, and how many there are in all. */
export interface EntryHistory {
  readonly entryId: string;
  readonly revisions: readonly RevisionView[];
  readonly total: number;
}

/** An entry as it was at one version. */
export interface EntrySnapshot extends EntryValues {
  readonly accession: string;
  readonly version: number;
  readonly at: Date;
  readonly additional: Additional;
}

export interface DeletedEntries {
  readonly entries: readonly DeletedEntry[];
  readonly pagination: Pagination;
}
