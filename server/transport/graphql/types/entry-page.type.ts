import { Field, Int, ObjectType } from 'type-graphql';

import type { SearchField } from '../../../../schema/contract/entry-filters.js';
import { type Pagination as PaginationView, paginationNoun } from '../../../nouns/entry.js';
import { objectType } from '../object-type.js';
import { Entry } from './entry.type.js';

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
