import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Pagination } from './entry-page.type.js';
import { Person } from './revision.type.js';

@ObjectType({ simpleResolvers: true, description: 'An entry that was deleted, and can be restored.' })
class DeletedEntry {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => String, { description: 'Its accession, which stays its own.' })
  accession!: string;

  @Field(() => String, { description: 'Name of the disease.' })
  disease!: string;

  @Field(() => String, { description: 'The autoantibody.' })
  autoantibody!: string;

  @Field(() => String, { description: 'The autoantigen.' })
  autoantigen!: string;

  @Field(() => Int, { description: 'The version that deleting it made.' })
  version!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => Person, { nullable: true, description: 'Who deleted it, where that is still known.' })
  deletedBy!: Person | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the deleted entries.' })
export class DeletedEntries {
  @Field(() => [DeletedEntry], { description: 'The entries of this page, the latest deleted first.' })
  entries!: readonly DeletedEntry[];

  @Field(() => Pagination, { description: 'Where this page stands in the list.' })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'What everyone is told of an entry that was deleted.' })
export class Tombstone {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => String, { description: 'Its accession, which is never given to another.' })
  accession!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The id and the accession of an entry that has just been deleted.',
})
export class EntryRemoval {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => String, { description: 'Its accession, which stays its own.' })
  accession!: string;
}
