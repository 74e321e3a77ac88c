import { Field, ID, Int, ObjectType } from 'type-graphql';

import {
  type AutoantibodyTerm as Term,
  autoantibodyTermNoun,
  type ResolvedName as Resolved,
  resolvedNameNoun,
  type TermLink as Link,
  termLinkNoun,
  type TermRevision as Revision,
  termRevisionNoun,
} from '../../../nouns/vocabulary.js';
import { objectType } from '../object-type.js';
import { Pagination } from './entry.type.js';

export const AutoantibodyTerm = objectType(autoantibodyTermNoun);
export type AutoantibodyTerm = Term;

export const ResolvedName = objectType(resolvedNameNoun);
export type ResolvedName = Resolved;

export const TermLink = objectType(termLinkNoun);
export type TermLink = Link;

const TermRevision = objectType(termRevisionNoun);

@ObjectType({ simpleResolvers: true, description: 'The latest changes of a term.' })
export class TermHistory {
  @Field(() => [TermRevision], { description: 'The changes, newest first.' })
  revisions!: readonly Revision[];

  @Field(() => Int, { description: 'Total number of changes.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The id of the term that the mutation deleted.' })
export class TermRemoval {
  @Field(() => ID, { description: 'Identifier of the term.' })
  id!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the vocabulary of autoantibodies.' })
export class AutoantibodyTermPage {
  @Field(() => [AutoantibodyTerm], { description: 'The terms on this page; empty past the end.' })
  items!: readonly AutoantibodyTerm[];

  @Field(() => Pagination, { description: 'Position of this page in the list.' })
  pagination!: Pagination;
}
