import { type EntityKind, entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, entryFields } from '@contract/entry-fields';

import { tableCsv } from '../../components/download/tableCsv';
import { groupLabels } from '../../components/groupLabels';
import type { EntryFieldsFragment } from '../../generated/types';

type FetchedEntries = readonly (EntryFieldsFragment | null)[];

/** Orders fetched entries by the requested ids and accessions, without duplicates; those not found are left out. */
export function requestedEntries(
  requested: readonly string[],
  fetched: FetchedEntries = [],
): readonly EntryFieldsFragment[] {
  return [...new Set(requested.flatMap((name) => named(name, fetched) ?? []))];
}

/** The requested ids and accessions that match no fetched entry. */
export function unknownOf(requested: readonly string[], fetched: FetchedEntries): readonly string[] {
  return requested.filter((name) => named(name, fetched) === undefined);
}

function named(name: string, fetched: FetchedEntries): EntryFieldsFragment | undefined {
  return fetched.find((entry) => entry?.accession === name || entry?.id === name) ?? undefined;
}

export interface ComparedField {
  readonly name: string;
  readonly label: string;
  readonly meaning?: string;
  readonly entity: EntityKind | null;
  /** The value of each entry, in their order; `null` if it has none. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly label: string;
  readonly fields: readonly ComparedField[];
}

/** Compares entries field by field, in the groups of an entry's page: entities, facts, additional facts. */
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

/** The groups reduced to the fields in which the entries differ. */
export function differencesOf(groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  return onlyFields(groups, ({ differs }) => differs);
}

/** The groups without the fields that no entry has. */
export function withoutEmpty(groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  return onlyFields(groups, ({ values }) => values.some((value) => value !== null));
}

export function countFields(groups: readonly ComparedGroup[]): number {
  return groups.reduce((sum, { fields }) => sum + fields.length, 0);
}

function onlyFields(groups: readonly ComparedGroup[], isShown: (field: ComparedField) => boolean) {
  return groups
    .map(({ label, fields }) => ({ label, fields: fields.filter(isShown) }))
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

/** A comparison as CSV: a row per field, a column per entry. */
export function comparisonCsv(accessions: readonly string[], groups: readonly ComparedGroup[]): string {
  const rows = groups.flatMap(({ fields }) =>
    fields.map(({ label, values }) => ({ cells: [label, ...values.map((value) => value ?? '')] })),
  );
  return tableCsv({ columns: ['Field', ...accessions], rows });
}
