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
  id,
  moment,
  noun,
  type Of,
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

/** What an entry says: only required fields always hold something. */
export const storedFields = mapEntryFields<Field<string | null>>((name) =>
  requiredEntryFields.includes(name) ? fieldOf(name) : orNull(fieldOf(name)),
);

/** What a proposal says: it may be a correction, which leaves out what stays. */
export const proposedFields = mapEntryFields((name) => orNull(fieldOf(name)));

/** An entry as it leaves the persistence layer; never the database row itself. */
export type EntryView = Of<typeof entryNoun>;
export const entryNoun = noun(
  'Entry',
  'A disease entry: what links one autoimmune disease to one autoantibody and its autoantigen.',
  {
    id: id('Identifier of the entry, a UUID.'),
    accession: text('Stable, citable accession that is never reused, such as AIA0000042.', {
      pattern: '^AIA\\d{7,9}$',
    }),
    version: version('Counts the edits of the entry, from 1.'),
    additional: texts('Further facts by free names; every value is a text.'),
    createdAt: moment('When the entry was made.'),
    updatedAt: moment('When the entry was last changed.'),
    ...storedFields,
  },
  { shared: true },
);

/** Where a page stands in its list. */
export type Pagination = Of<typeof paginationNoun>;
export const paginationNoun = noun('Pagination', 'Where a page stands in its list.', {
  page: count('Number of this page, from 1.'),
  limit: count('Most entries a page holds.'),
  total: count('Entries in the whole list.'),
  pages: count('Pages in the whole list.'),
});
