import { Field, ObjectType } from 'type-graphql';

import { type AutoantibodyTerm as Term, autoantibodyTermNoun } from '../../../nouns/vocabulary.js';
import { objectType } from '../object-type.js';
import { Pagination } from './entry-page.type.js';

export const AutoantibodyTerm = objectType(autoantibodyTermNoun);
export type AutoantibodyTerm = Term;

@ObjectType({ simpleResolvers: true, description: 'One page of the vocabulary of autoantibodies.' })
export class AutoantibodyTermPage {
  @Field(() => [AutoantibodyTerm], { description: 'The terms on this page; empty past the end.' })
  items!: readonly AutoantibodyTerm[];

  @Field(() => Pagination, { description: 'Position of this page in the list.' })
  pagination!: Pagination;
}
