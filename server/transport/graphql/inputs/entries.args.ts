import { listDefaults } from '../../../../schema/contract/entry-filters.js';
import { input, type Of, one, oneOf, text } from '../../../nouns/noun.js';
import { limitField, pageField, sortOrderNoun } from '../../../nouns/list-args.js';
import { entrySortKeyNoun, searchFieldNoun } from '../enums.js';
import { entryFilter } from './entry-filter.input.js';

export type EntryCriteriaArgs = Of<typeof entryCriteriaArgs>;
export const entryCriteriaArgs = input('EntryCriteriaArgs', 'Filters and search of a list of entries.', {
  search: text(
    'Words that must all occur in the scope of `field`. Case, accents, hyphens and Greek letters are folded.',
  ),
  field: oneOf(searchFieldNoun, 'Scope of `search`.', { default: listDefaults.field }),
  filter: one(entryFilter, 'Conditions on the fields.'),
});

export type EntryQueryArgs = Of<typeof entryQueryArgs>;
export const entryQueryArgs = input('EntryQueryArgs', 'Filters, search and sorting of a list of entries.', {
  ...entryCriteriaArgs.fields,
  sortBy: oneOf(entrySortKeyNoun, 'Sort key of the list.', { default: listDefaults.sortBy }),
  sortOrder: oneOf(sortOrderNoun, 'Sort direction.', { default: listDefaults.sortOrder }),
});

export type EntriesArgs = Of<typeof entriesArgs>;
export const entriesArgs = input('EntriesArgs', 'A page of a list of entries.', {
  ...entryQueryArgs.fields,
  page: pageField,
  limit: limitField('entries on a page'),
});

export type EntryConnectionArgs = Of<typeof entryConnectionArgs>;
export const entryConnectionArgs = input('EntryConnectionArgs', 'A part of a list of entries.', {
  ...entryQueryArgs.fields,
  first: limitField('entries to return'),
  after: text('Cursor after which to continue. Default: the start of the list.'),
});
