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

/** The fields of a stored entry. Only required fields are never null. */
export const storedFields = mapEntryFields<Field<string | null>>((name) =>
  requiredEntryFields.includes(name) ? fieldOf(name) : orNull(fieldOf(name)),
);

/** The fields of a proposal. All are nullable, because a correction omits the fields that it does not change. */
export const proposedFields = mapEntryFields((name) => orNull(fieldOf(name)));

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

/** Position of a page in its list. */
export type Pagination = Of<typeof paginationNoun>;
export const paginationNoun = noun('Pagination', 'Position of a page in its list.', {
  page: count('Number of this page, starting at 1.'),
  limit: count('Maximum number of entries per page.'),
  total: count('Number of entries in the whole list.'),
  pages: count('Number of pages in the whole list.'),
});
