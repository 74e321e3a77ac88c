import { Field, Int, ObjectType } from 'type-graphql';

import { Entry } from './entry.type.js';

@ObjectType({ simpleResolvers: true, description: 'An entry in a list with its cursor.' })
class EntryEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this entry.' })
  cursor!: string;

  @Field(() => Entry, { description: 'The entry.' })
  node!: Entry;
}

@ObjectType({ simpleResolvers: true, description: 'Paging information of a part of a list.' })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow this part of the list.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether entries precede this part of the list.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first entry; null if the part is empty.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry; null if the part is empty.',
  })
  endCursor!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A part of the list of entries, with cursors for reading all of it.',
})
export class EntryConnection {
  @Field(() => [EntryEdge], { description: 'The entries, each with its cursor.' })
  edges!: readonly EntryEdge[];

  @Field(() => [Entry], { description: 'The entries without cursors.' })
  nodes!: readonly Entry[];

  @Field(() => PageInfo, { description: 'Paging information.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of entries in the whole list.' })
  totalCount!: number;
}
