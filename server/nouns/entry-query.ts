import {
  entryField,
  type EntryFieldName,
  isEntryFieldName,
  mapEntryFields,
} from '../../schema/contract/entry-fields.js';
import { listDefaults, searchFields, type SortKey, sortKeys } from '../../schema/contract/entry-filters.js';
import { limits } from '../../schema/contract/limits.js';
import { limitField, pageField, sortOrderNoun } from './list-args.js';
import { enumerationOf, flag, input, many, type Of, one, oneOf, share, text } from './noun.js';

export const searchFieldNoun = enumerationOf(
  'SearchField',
  'Scope of a search: all fields, or one field.',
  searchFields,
  (name) => (name === 'all' ? 'All fields of an entry.' : entryField(name).description),
);

const sortedBy: Readonly<Record<Exclude<SortKey, EntryFieldName>, string>> = {
  createdAt: 'Creation time of the entry.',
  updatedAt: 'Time of the last change of the entry.',
  measuredSensitivity:
    'The sensitivity that stands for the entry, as the filter `minSensitivity` compares it. Entries without one last.',
  measuredSpecificity:
    'The specificity that stands for the entry, as the filter `minSpecificity` compares it. Entries without one last.',
  relevance:
    'Relevance for the search, best first regardless of the sort order. By disease if there is no search.',
};

const entrySortKeyNoun = enumerationOf(
  'EntrySortKey',
  'Sort key of a list of entries. Texts are in natural order (2 before 10), blank values last.',
  sortKeys,
  (name) => (isEntryFieldName(name) ? entryField(name).description : sortedBy[name]),
);

const least = (description: string) => share(description, { example: 0.9 });

const textFilter = input(
  'TextFilter',
  'Conditions on the text of one field. All given operators must match. Case and accents are ignored. A blank ' +
    'text is no condition.',
  {
    eq: text('The whole text equals this.'),
    in: many(text('The whole text equals one of these. An empty list matches no entry.')),
    contains: text('The text contains this.'),
    startsWith: text('The text starts with this.'),
    lists: text('The text is a list separated by "; " that contains this item. "A; B" requires both items.'),
    isEmpty: flag('True: the field is blank. False: it has a value.'),
  },
);

const periodFilter = input('PeriodFilter', 'Condition on a point in time.', {
  within: text('A day such as `2026-11-20`, a month such as `2026-11`, or a year, in UTC.'),
});

export type EntryFilter = Of<typeof entryFilter>;
export const entryFilter = input(
  'EntryFilter',
  'Conditions on the fields of an entry. All given conditions must match.',
  {
    createdAt: one(periodFilter, 'Time at which the entry was created.'),
    autoantibodyClass: text(
      'Only entries whose autoantibody is a member of this class of the vocabulary: its slug, name or abbreviation, ' +
        'such as `anca`.',
    ),
    icap: text(
      'Only entries whose autoantibody gives this ICAP pattern according to the vocabulary, such as `AC-4`.',
    ),
    overview: text(
      'Only the entries that this overview counts, under whatever name: its kind and its slug or name, such as ' +
        '`disease/sjogren-s-syndrome`.',
      { example: 'disease/sjogren-s-syndrome' },
    ),
    minSensitivity: least(
      'Only entries whose sensitivity is at least this share, from 0 to 1. Of several numbers in its texts, one ' +
        'stands for an entry: a confirmed one before one that was only read, one with an interval before one ' +
        'without, then the one of most people, then the first. Entries without one, or with a range alone, do not ' +
        'match.',
    ),
    minSpecificity: least(
      'Only entries whose specificity is at least this share, from 0 to 1; which one, as for `minSensitivity`.',
    ),
    ...mapEntryFields((name) => one(textFilter, entryField(name).description)),
  },
);

export type EntryCriteriaArgs = Of<typeof entryCriteriaArgs>;
export const entryCriteriaArgs = input('EntryCriteriaArgs', 'Filters and search of a list of entries.', {
  search: text(
    'Words that must all occur in `field`. Case, accents, hyphens and the spelling of Greek letters are ignored.',
    { maxLength: limits.searchTermMaxLength },
  ),
  field: oneOf(searchFieldNoun, 'Field to search, or all fields.', { default: listDefaults.field }),
  filter: one(entryFilter, 'Conditions on the fields.'),
});

export type EntryQueryArgs = Of<typeof entryQueryArgs>;
export const entryQueryArgs = input('EntryQueryArgs', 'Filters, search and sorting of a list of entries.', {
  ...entryCriteriaArgs.fields,
  sortBy: oneOf(
    entrySortKeyNoun,
    'Sort key. Blank values come last. `relevance` puts the best match of the search first; `measuredSensitivity` ' +
      'and `measuredSpecificity` are the numbers that `minSensitivity` and `minSpecificity` compare.',
    { default: listDefaults.sortBy },
  ),
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
