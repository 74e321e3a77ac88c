import { Field, Int, ObjectType } from 'type-graphql';

import { Entry } from './entry.type.js';

@ObjectType({ simpleResolvers: true, description: 'One entry of a walk, and where it stands.' })
class EntryEdge {
  @Field(() => String, { description: 'Pass it as `after` to go on behind this entry.' })
  cursor!: string;

  @Field(() => Entry, { description: 'The entry.' })
  node!: Entry;
}

@ObjectType({ simpleResolvers: true, description: 'How a walk goes on.' })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether entries follow this part of the list.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether entries precede this part of the list.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first entry; null where there is none.',
  })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last entry; null where there is none.' })
  endCursor!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A part of the list of entries, made for walking all of it.',
})
export class EntryConnection {
  @Field(() => [EntryEdge], { description: 'The entries, each with its cursor.' })
  edges!: readonly EntryEdge[];

  @Field(() => [Entry], { description: 'The entries alone.' })
  nodes!: readonly Entry[];

  @Field(() => PageInfo, { description: 'How the walk goes on.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Entries in the whole list.' })
  totalCount!: number;
}
