import { detailFields } from './detail-fields.js';
import { entryFieldGroups, type EntryFieldRow } from './entry-field-row.js';
import { findingFields } from './finding-fields.js';
import { keyFields } from './key-fields.js';

/**
 * The fields of an entry, in the order of the specification. All code that depends on the fields (columns, GraphQL
 * types, REST filters, CSV headers, forms, search weights) is derived from this table. See docs/add-a-field.md.
 */
export const entryFields = [...keyFields, ...findingFields, ...detailFields] as const;

export type EntryFieldName = (typeof entryFields)[number]['name'];
export type EntryField = EntryFieldRow<EntryFieldName>;

export const entryFieldNames: readonly EntryFieldName[] = entryFields.map((field) => field.name);

const rowOfName: ReadonlyMap<string, EntryField> = new Map(entryFields.map((field) => [field.name, field]));

/** The fields that every entry requires: disease, autoantibody, autoantigen. */
export const requiredEntryFields: readonly EntryFieldName[] = entryFields
  .filter((field) => field.requiredFor === 'entry')
  .map((field) => field.name);

/** The names of all fields in the order of an entry's page and form. */
export const fieldsInPageOrder: readonly EntryFieldName[] = entryFieldGroups.flatMap((group) =>
  entryFields.filter((field) => field.group === group).map(({ name }) => name),
);

/** The fields whose values name an entry: the same three. */
export const namedFields = ['disease', 'autoantibody', 'autoantigen'] as const satisfies EntryFieldName[];
export type NamedField = (typeof namedFields)[number];

/** The fields whose text is read for numbers. */
export const measuredFields = [
  'sensitivity',
  'positivePredictiveValues',
  'negativePredictiveValues',
  'referenceRangesAndCutoffValues',
  'diagnosticMarker',
] as const satisfies EntryFieldName[];
export type MeasuredField = (typeof measuredFields)[number];

/** The fields that a submission requires, in the order of validation. */
export const requiredSubmissionFields: readonly EntryFieldName[] = entryFields
  .filter((field) => field.requiredFor !== 'nothing')
  .map((field) => field.name);

/** The fields of an entry by name; `null` if nothing is known, never an empty text. */
export type EntryValues = Record<EntryFieldName, string | null>;

/** Returns whether a text is the name of an entry field. */
export function isEntryFieldName(text: string): text is EntryFieldName {
  return rowOfName.has(text);
}

/** The table row of a field. */
export function entryField(name: EntryFieldName): EntryField {
  const row = rowOfName.get(name);
  if (!row) throw new Error(`No entry field is named ${name}`);
  return row;
}

/** Creates an object with one value per field, in the order of the specification. */
export function mapEntryFields<Value>(make: (name: EntryFieldName) => Value): Record<EntryFieldName, Value> {
  const values: Partial<Record<EntryFieldName, Value>> = {};
  for (const name of entryFieldNames) values[name] = make(name);
  if (!hasEveryField(values)) throw new Error('A field of the entry table has no value');
  return values;
}

function hasEveryField<Value>(
  values: Partial<Record<EntryFieldName, Value>>,
): values is Record<EntryFieldName, Value> {
  return entryFieldNames.every((name) => name in values);
}
