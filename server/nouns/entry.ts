import {
  entryField,
  type EntryFieldName,
  entryFieldNames,
  mapEntryFields,
  requiredEntryFields,
} from '../../schema/contract/entry-fields.js';
import {
  count,
  enumerationOf,
  type Field,
  flag,
  id,
  input,
  many,
  moment,
  noun,
  object,
  type Of,
  one,
  orNull,
  text,
  texts,
  version,
} from './noun.js';

export const entryFieldNoun = enumerationOf(
  'EntryField',
  'One of the fields of an entry.',
  entryFieldNames,
  (name) => entryField(name).description,
);

function fieldOf(name: EntryFieldName): Field<string> {
  const { label, description, maxLength } = entryField(name);
  return text(description, { title: label, maxLength });
}

/** The fields of a stored entry. Only required fields are never null. */
export const storedFields = mapEntryFields<Field<string | null>>((name) =>
  requiredEntryFields.includes(name) ? fieldOf(name) : orNull(fieldOf(name)),
);

/** The fields of a proposal. All are nullable, because a correction omits the fields that it does not change. */
export const proposedFields = mapEntryFields((name) => orNull(fieldOf(name)));

/** The fields of an entry, as they were sent. */
export type EntryInput = Of<typeof entryInput>;
export const entryInput = input(
  'EntryInput',
  'Fields of a new entry, or changes of an existing one. Omitted fields keep their values; null or a blank text ' +
    'clears a field. Missing required fields give an error.',
  {
    additional: object('Additional values by name, at most 50. Replaces all existing additional values.'),
    ...proposedFields,
  },
);

/** An entry as the persistence layer returns it: a plain object, never the database row. */
export type EntryView = Of<typeof entryNoun>;
export const entryNoun = noun(
  'Entry',
  'A disease entry. It links one autoimmune disease to one autoantibody and its autoantigen.',
  {
    id: id('Identifier of the entry, a UUID.'),
    accession: text('Stable, citable accession that is never reused, such as AIA0000042.', {
      pattern: '^AIA\\d{7,9}$',
    }),
    version: version('Version number of the entry. It starts at 1 and increases with each edit.'),
    additional: texts('Additional values by name. Every value is a text.'),
    createdAt: moment('Time at which the entry was created.'),
    updatedAt: moment('Time of the last change of the entry.'),
    ...storedFields,
  },
  { shared: true },
);

export type Pagination = Of<typeof paginationNoun>;
export const paginationNoun = noun('Pagination', 'Position of a page in its list.', {
  page: count('Number of this page, starting at 1.'),
  limit: count('Maximum number of entries per page.'),
  total: count('Number of entries in the whole list.'),
  pages: count('Number of pages in the whole list.'),
});

export type EntryNeighbours = Of<typeof entryNeighboursNoun>;
export const entryNeighboursNoun = noun('EntryNeighbours', 'The neighbours of an entry in a list.', {
  previous: orNull(one(entryNoun, 'The previous entry; null at the start of the list.')),
  next: orNull(one(entryNoun, 'The next entry; null at the end of the list.')),
});

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

export type EntryConnection = Of<typeof entryConnectionNoun>;
export const entryConnectionNoun = noun(
  'EntryConnection',
  'A part of the list of entries, with cursors for reading all of it.',
  {
    edges: many(one(entryEdgeNoun, 'The entries, each with its cursor.')),
    nodes: many(one(entryNoun, 'The entries without cursors.')),
    pageInfo: one(pageInfoNoun, 'Paging information.'),
    totalCount: count('Number of entries in the whole list.'),
  },
);

export const entryPageNoun = noun('EntryPage', 'One page of a list of entries.', {
  items: many(one(entryNoun, 'The entries on this page; empty past the end.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});

export type EntryList = Of<typeof entryListNoun>;
export const entryListNoun = noun('EntryList', 'A list of entries without pages.', {
  items: many(one(entryNoun, 'The entries within the limit.')),
  count: count('Number of entries in `items`.'),
  total: count('Number of matching entries, regardless of the limit.'),
});
