import { Field, Int, ObjectType } from 'type-graphql';

import type { SearchField } from '../../../../schema/contract/entry-filters.js';
import { type Pagination as PaginationView, paginationNoun } from '../../../nouns/entry.js';
import { objectType } from '../object-type.js';
import { Entry } from './entry.type.js';

export const Pagination = objectType(paginationNoun);
export type Pagination = PaginationView;

@ObjectType({ simpleResolvers: true, description: 'One page of a list of entries.' })
export class EntryPage {
  @Field(() => [Entry], { description: 'The entries of this page; none past the end.' })
  items!: readonly Entry[];

  @Field(() => Pagination, { description: 'Where this page stands in the list.' })
  pagination!: Pagination;

  /** What was searched for; for what is told of the search when it is asked for. */
  asked!: { readonly search: string; readonly field: SearchField };
}

@ObjectType({ simpleResolvers: true, description: 'A list of entries that is not paged.' })
export class EntryList {
  @Field(() => [Entry], { description: 'The entries that fit the limit.' })
  items!: readonly Entry[];

  @Field(() => Int, { description: 'How many entries `items` holds.' })
  count!: number;

  @Field(() => Int, { description: 'How many entries match, whatever the limit.' })
  total!: number;
}
