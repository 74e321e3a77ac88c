import { paginationNoun } from '../../../nouns/entry.js';
import { count, key, many, noun, type Of, one, text } from '../../../nouns/noun.js';
import {
  deletedEntryNoun,
  type EntrySnapshot as Snapshot,
  entrySnapshotNoun,
  type EntryVersion as Version,
  entryVersionNoun,
  revisionNoun,
  type RevisionView,
  type Tombstone as TombstoneView,
  tombstoneNoun,
} from '../../../nouns/revision.js';
import { objectType } from '../object-type.js';

export const Revision = objectType(revisionNoun);
export type Revision = RevisionView;

export const EntrySnapshot = objectType(entrySnapshotNoun);
export type EntrySnapshot = Snapshot;

export const EntryVersion = objectType(entryVersionNoun);
export type EntryVersion = Version;

export const Tombstone = objectType(tombstoneNoun);
export type Tombstone = TombstoneView;

const entryHistoryNoun = noun('EntryHistory', 'The latest changes of an entry.', {
  entryId: key('Id of the entry.'),
  revisions: many(one(revisionNoun, 'The changes, newest first.')),
  total: count('Total number of changes.'),
});
export const EntryHistory = objectType(entryHistoryNoun);
export type EntryHistory = Of<typeof entryHistoryNoun>;

const deletedEntriesNoun = noun('DeletedEntries', 'One page of the deleted entries.', {
  entries: many(one(deletedEntryNoun, 'The entries on this page, latest deletion first.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});
export const DeletedEntries = objectType(deletedEntriesNoun);
export type DeletedEntries = Of<typeof deletedEntriesNoun>;

const entryRemovalNoun = noun(
  'EntryRemoval',
  'The id and the accession of the entry that the mutation deleted.',
  {
    id: key('Identifier of the entry.'),
    accession: text('Accession of the entry. It is never reused.'),
  },
);
export const EntryRemoval = objectType(entryRemovalNoun);
export type EntryRemoval = Of<typeof entryRemovalNoun>;
