import { Field, ID, Int, ObjectType } from 'type-graphql';

import {
  type DeletedEntry,
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
import { Pagination } from './entry.type.js';

export const Revision = objectType(revisionNoun);
export type Revision = RevisionView;

export const EntrySnapshot = objectType(entrySnapshotNoun);
export type EntrySnapshot = Snapshot;

export const EntryVersion = objectType(entryVersionNoun);
export type EntryVersion = Version;

export const Tombstone = objectType(tombstoneNoun);
export type Tombstone = TombstoneView;

const Deleted = objectType(deletedEntryNoun);

@ObjectType({ simpleResolvers: true, description: 'The latest changes of an entry.' })
export class EntryHistory {
  @Field(() => ID, { description: 'Id of the entry.' })
  entryId!: string;

  @Field(() => [Revision], { description: 'The changes, newest first.' })
  revisions!: readonly Revision[];

  @Field(() => Int, { description: 'Total number of changes.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the deleted entries.' })
export class DeletedEntries {
  @Field(() => [Deleted], { description: 'The entries on this page, latest deletion first.' })
  entries!: readonly DeletedEntry[];

  @Field(() => Pagination, { description: 'Position of this page in the list.' })
  pagination!: Pagination;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The id and the accession of the entry that the mutation deleted.',
})
export class EntryRemoval {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => String, { description: 'Accession of the entry. It is never reused.' })
  accession!: string;
}
