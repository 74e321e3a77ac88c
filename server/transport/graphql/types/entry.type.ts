import type { SearchField } from '../../../../schema/contract/entry-filters.js';
import { entryNoun, type EntryView, paginationNoun } from '../../../nouns/entry.js';
import { count, flag, many, noun, type Of, one, orNull, text } from '../../../nouns/noun.js';
import { objectType } from '../object-type.js';

export const Entry = objectType(entryNoun);
export type Entry = EntryView;

const entryNeighboursNoun = noun('EntryNeighbours', 'The neighbours of an entry in a list.', {
  previous: orNull(one(entryNoun, 'The previous entry; null at the start of the list.')),
  next: orNull(one(entryNoun, 'The next entry; null at the end of the list.')),
});
export const EntryNeighbours = objectType(entryNeighboursNoun);
export type EntryNeighbours = Of<typeof entryNeighboursNoun>;

const entryEdgeNoun = noun('EntryEdge', 'An entry in a list with its cursor.', {
  cursor: text('Pass it as `after` to continue after this entry.'),
  node: one(entryNoun, 'The entry.'),
});

const pageInfoNoun = noun('PageInfo', 'Paging information of a part of a list.', {
  hasNextPage: flag('Whether more entries follow this part of the list.'),
  hasPreviousPage: flag('Whether entries precede this part of the list.'),
  startCursor: orNull(text('Cursor of the first entry; null if the part is empty.')),
  endCursor: orNull(text('Cursor of the last entry; null if the part is empty.')),
});

const entryConnectionNoun = noun(
  'EntryConnection',
  'A part of the list of entries, with cursors for reading all of it.',
  {
    edges: many(one(entryEdgeNoun, 'The entries, each with its cursor.')),
    nodes: many(one(entryNoun, 'The entries without cursors.')),
    pageInfo: one(pageInfoNoun, 'Paging information.'),
    totalCount: count('Number of entries in the whole list.'),
  },
);
export const EntryConnection = objectType(entryConnectionNoun);
export type EntryConnection = Of<typeof entryConnectionNoun>;

const entryPageNoun = noun('EntryPage', 'One page of a list of entries.', {
  items: many(one(entryNoun, 'The entries on this page; empty past the end.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});
export const EntryPage = objectType(entryPageNoun);
export type EntryPage = Of<typeof entryPageNoun> & {
  /** The search of this page, for the fields about the search, which are computed on demand. */
  readonly asked: { readonly search: string; readonly field: SearchField };
};

const entryListNoun = noun('EntryList', 'A list of entries without pages.', {
  items: many(one(entryNoun, 'The entries within the limit.')),
  count: count('Number of entries in `items`.'),
  total: count('Number of matching entries, regardless of the limit.'),
});
export const EntryList = objectType(entryListNoun);
export type EntryList = Of<typeof entryListNoun>;
