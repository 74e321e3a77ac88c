import { entryField, type EntryFieldName, isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import { searchFields, type SortKey, sortKeys } from '../../../schema/contract/entry-filters.js';
import { entryFieldNoun } from '../../nouns/entry.js';
import { enumerationOf } from '../../nouns/noun.js';
import { enumType } from './object-type.js';

export const EntryFieldEnum = enumType(entryFieldNoun);

export const searchFieldNoun = enumerationOf(
  'SearchField',
  'Scope of a search: all fields, or one field.',
  searchFields,
  (name) => (name === 'all' ? 'All fields of an entry.' : entryField(name).description),
);
export const SearchFieldEnum = enumType(searchFieldNoun);

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

export const entrySortKeyNoun = enumerationOf(
  'EntrySortKey',
  'Sort key of a list of entries. Texts are in natural order (2 before 10), blank values last.',
  sortKeys,
  (name) => (isEntryFieldName(name) ? entryField(name).description : sortedBy[name]),
);
