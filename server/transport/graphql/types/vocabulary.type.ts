import { paginationNoun } from '../../../nouns/entry.js';
import { count, key, many, noun, type Of, one } from '../../../nouns/noun.js';
import {
  type AutoantibodyTerm as Term,
  autoantibodyTermNoun,
  type ResolvedName as Resolved,
  resolvedNameNoun,
  type TermLink as Link,
  termLinkNoun,
  termRevisionNoun,
} from '../../../nouns/vocabulary.js';
import { objectType } from '../object-type.js';

export const AutoantibodyTerm = objectType(autoantibodyTermNoun);
export type AutoantibodyTerm = Term;

export const ResolvedName = objectType(resolvedNameNoun);
export type ResolvedName = Resolved;

export const TermLink = objectType(termLinkNoun);
export type TermLink = Link;

const termHistoryNoun = noun('TermHistory', 'The latest changes of a term.', {
  revisions: many(one(termRevisionNoun, 'The changes, newest first.')),
  total: count('Total number of changes.'),
});
export const TermHistory = objectType(termHistoryNoun);
export type TermHistory = Of<typeof termHistoryNoun>;

const termRemovalNoun = noun('TermRemoval', 'The id of the term that the mutation deleted.', {
  id: key('Identifier of the term.'),
});
export const TermRemoval = objectType(termRemovalNoun);
export type TermRemoval = Of<typeof termRemovalNoun>;

const autoantibodyTermPageNoun = noun(
  'AutoantibodyTermPage',
  'One page of the vocabulary of autoantibodies.',
  {
    items: many(one(autoantibodyTermNoun, 'The terms on this page; empty past the end.')),
    pagination: one(paginationNoun, 'Position of this page in the list.'),
  },
);
export const AutoantibodyTermPage = objectType(autoantibodyTermPageNoun);
export type AutoantibodyTermPage = Of<typeof autoantibodyTermPageNoun>;
