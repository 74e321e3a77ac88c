import type { EntryValues } from '../../../schema/contract/entry-fields.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import type { Pagination } from './entry-views.js';

/** What was done to an entry. */
export type RevisionAction = 'create' | 'update' | 'delete' | 'restore';

/** Somebody who did something, as histories name them. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
}

/** How one field changed. A name in `additional` is called `additional.<name>`. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One change of one entry. */
export interface RevisionView {
  readonly version: number;
  readonly action: RevisionAction;
  /** `null` for what the product did itself, and for people whose account was deleted for good. */
  readonly by: PersonView | null;
  readonly at: Date;
  readonly reason: string | null;
  /** By which way: `edit`, `starter`, an import or a submission. */
  readonly source: string;
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

/** An entry that was deleted, by what it is recognised by. */
export interface DeletedEntryView {
  readonly id: string;
  readonly accession: string;
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly version: number;
  readonly deletedAt: Date;
  readonly deletedBy: PersonView | null;
}

export interface DeletedEntries {
  readonly entries: readonly DeletedEntryView[];
  readonly pagination: Pagination;
}

/** What everyone is told of an entry that was deleted. */
export interface Tombstone {
  readonly id: string;
  readonly accession: string;
  readonly deletedAt: Date;
}
