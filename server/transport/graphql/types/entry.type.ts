import { Field, Int, ObjectType } from 'type-graphql';

import type { SearchField } from '../../../../schema/contract/entry-filters.js';
import {
  entryNoun,
  type EntryView,
  type Pagination as PaginationView,
  paginationNoun,
} from '../../../nouns/entry.js';
import { objectType } from '../object-type.js';

export const Entry = objectType(entryNoun);
export type Entry = EntryView;

@ObjectType({ simpleResolvers: true, description: 'The neighbours of an entry in a list.' })
export class EntryNeighbours {
  @Field(() => Entry, { nullable: true, description: 'The previous entry; null at the start of the list.' })
  previous!: Entry | null;

  @Field(() => Entry, { nullable: true, description: 'The next entry; null at the end of the list.' })
  next!: Entry | null;
}

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

export const Pagination = objectType(paginationNoun);
export type Pagination = PaginationView;

@ObjectType({ simpleResolvers: true, description: 'One page of a list of entries.' })
export class EntryPage {
  @Field(() => [Entry], { description: 'The entries on this page; empty past the end.' })
  items!: readonly Entry[];

  @Field(() => Pagination, { description: 'Position of this page in the list.' })
  pagination!: Pagination;

  /** The search of this page, for the fields about the search, which are computed on demand. */
  asked!: { readonly search: string; readonly field: SearchField };
}

@ObjectType({ simpleResolvers: true, description: 'A list of entries without pages.' })
export class EntryList {
  @Field(() => [Entry], { description: 'The entries within the limit.' })
  items!: readonly Entry[];

  @Field(() => Int, { description: 'Number of entries in `items`.' })
  count!: number;

  @Field(() => Int, { description: 'Number of matching entries, regardless of the limit.' })
  total!: number;
}
