import { type EntityKind, entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, entryFields } from '@contract/entry-fields';

import { groupLabels } from '../../components/groupLabels';
import { tableCsv } from '../../components/saving/tableCsv';
import type { EntryFieldsFragment } from '../../generated/types';

/** One field of all entries that are compared. */
export interface ComparedField {
  readonly name: string;
  readonly label: string;
  readonly meaning?: string;
  readonly entity: EntityKind | null;
  /** What each entry says, in their order; `null` where it says nothing. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly label: string;
  readonly fields: readonly ComparedField[];
}

/** Entries field by field, in the groups of an entry's page: the entities, what is known of them, free names. */
export function compareEntries(entries: readonly EntryFieldsFragment[]): readonly ComparedGroup[] {
  const ofFields = (fields: readonly EntryField[]) => fields.map((field) => compareField(field, entries));
  const groups = [
    { label: 'What binds what', fields: ofFields(entryFields.filter(({ entity }) => entity !== null)) },
    ...entryFieldGroups.map((group) => ({
      label: groupLabels[group],
      fields: ofFields(entryFields.filter((field) => field.group === group && field.entity === null)),
    })),
    { label: 'Additional', fields: compareAdditional(entries) },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

/** The groups with nothing in them but what differs. */
export function differencesOf(groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  return groups
    .map(({ label, fields }) => ({ label, fields: fields.filter(({ differs }) => differs) }))
    .filter(({ fields }) => fields.length > 0);
}

function compareField(
  { name, label, description, entity }: EntryField,
  entries: readonly EntryFieldsFragment[],
): ComparedField {
  return { name, label, meaning: description, entity, ...compare(entries.map((entry) => entry[name])) };
}

function compareAdditional(entries: readonly EntryFieldsFragment[]): readonly ComparedField[] {
  const keys = [...new Set(entries.flatMap(({ additional }) => Object.keys(additional)))].sort();
  return keys.map((key) => ({
    name: `additional.${key}`,
    label: key,
    entity: null,
    ...compare(entries.map(({ additional }) => additional[key] ?? null)),
  }));
}

function compare(values: readonly (string | null)[]): Pick<ComparedField, 'values' | 'differs'> {
  return { values, differs: new Set(values).size > 1 };
}

/** A comparison as csv: a row for each field, a column for each entry. */
export function comparisonCsv(accessions: readonly string[], groups: readonly ComparedGroup[]): string {
  const rows = groups.flatMap(({ fields }) =>
    fields.map(({ label, values }) => ({ cells: [label, ...values.map((value) => value ?? '')] })),
  );
  return tableCsv({ columns: ['Field', ...accessions], rows });
}
