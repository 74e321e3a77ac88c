import {
  entryField,
  type EntryFieldName,
  mapEntryFields,
  requiredEntryFields,
} from '../../schema/contract/entry-fields.js';
import { type Field, orNull, text } from './noun.js';

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
