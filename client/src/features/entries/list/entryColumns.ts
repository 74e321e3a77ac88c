import type { EntityKind } from '@contract/entry-field-row';
import { entryField, type EntryFieldName, entryFieldNames } from '@contract/entry-fields';
import type { SortKey } from '@contract/entry-filters';

/** A column of the list: a field, or metadata of the entry. */
export type ColumnName = EntryFieldName | 'accession' | 'updatedAt';

/** A column of the list. */
export interface EntryColumn {
  readonly name: ColumnName;
  readonly label: string;
  readonly description: string;
  readonly entity: EntityKind | null;
  /** The sort key of the column; `null` if it is not sortable. */
  readonly sortKey: SortKey | null;
  /** Its share of the table's width, and its minimum width in rem. */
  readonly width: number;
}

/** The main fields, in reading order: what it is, what it binds, and the kind of the target. */
const mainFields: readonly EntryFieldName[] = [
  'disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'type',
  'uniprotId',
];

/** The default columns: the accession, which leads to the entry, and the main fields. */
export const defaultColumns: readonly ColumnName[] = ['accession', ...mainFields];

/** Sets of columns for what people look for: what it means for patients, how it is measured and bound, everything. */
export const columnPresets = {
  clinic: {
    label: 'Clinic',
    columns: [
      'accession',
      'disease',
      'autoantibody',
      'diagnosticMarker',
      'sensitivity',
      'screening',
      'confirmation',
    ],
  },
  bench: { label: 'Bench', columns: defaultColumns },
  all: { label: 'All', columns: [...defaultColumns, ...othersOf(mainFields), 'updatedAt'] },
} as const satisfies Record<string, { readonly label: string; readonly columns: readonly ColumnName[] }>;

/** The name of a set of columns. */
export type ColumnPreset = keyof typeof columnPresets;

export const columnPresetNames: readonly ColumnPreset[] = ['clinic', 'bench', 'all'];

/** The set that these columns are; `null` if a person chose others. */
export function presetOf(names: readonly ColumnName[]): ColumnPreset | null {
  const shown = namesOf(names);
  return columnPresetNames.find((name) => namesOf(columnPresets[name].columns) === shown) ?? null;
}

// The default columns fit the page of every window that is wider than 68 em.
const widths: Partial<Record<ColumnName, number>> = {
  disease: 11.75,
  autoantibody: 10.5,
  autoantigen: 10,
  epitope: 7.5,
  type: 7.75,
  uniprotId: 6.75,
  // With these the columns for a clinic fit a window of 1280 px.
  sensitivity: 11.5,
  diagnosticMarker: 10.5,
  screening: 10.75,
  confirmation: 10.75,
};
const usualWidth = 14;

const accession: EntryColumn = {
  name: 'accession',
  label: 'Accession',
  description: 'Stable identifier of the entry, for citations.',
  entity: null,
  sortKey: null,
  // Never cut: 10 characters, the checkbox beside them and the padding.
  width: 8.5,
};
const updatedAt: EntryColumn = {
  name: 'updatedAt',
  label: 'Updated',
  description: 'Time of the last change.',
  entity: null,
  sortKey: 'updatedAt',
  width: 8,
};

/** All columns in display order. */
export const entryColumns: readonly EntryColumn[] = [
  accession,
  ...mainFields.map(fieldColumn),
  ...othersOf(mainFields).map(fieldColumn),
  updatedAt,
];

/** Returns the columns of these names, in display order. */
export function columnsNamed(names: readonly string[]): readonly EntryColumn[] {
  return entryColumns.filter(({ name }) => names.includes(name));
}

/** Parses comma-separated column names; returns `null` if none is known. */
export function readColumns(text: string | null | undefined): readonly ColumnName[] | null {
  const known = columnsNamed((text ?? '').split(',')).map(({ name }) => name);
  return known.length === 0 ? null : known;
}

/** The columns without that of the disease, which says nothing if a filter leaves only one disease. */
export function withoutDisease(columns: readonly EntryColumn[]): readonly EntryColumn[] {
  const rest = columns.filter(({ name }) => name !== 'disease');
  return rest.length === 0 ? columns : rest;
}

function namesOf(names: readonly ColumnName[]): string {
  return columnsNamed(names)
    .map(({ name }) => name)
    .join();
}

export function areDefaultColumns(names: readonly ColumnName[]): boolean {
  return names.join() === defaultColumns.join();
}

function othersOf(names: readonly EntryFieldName[]): readonly EntryFieldName[] {
  return entryFieldNames.filter((name) => !names.includes(name));
}

function fieldColumn(name: EntryFieldName): EntryColumn {
  const { label, description, entity } = entryField(name);
  // Its texts start with anything: sorted by the numbers in them.
  const sortKey = name === 'sensitivity' ? 'measuredSensitivity' : name;
  return { name, label, description, entity, sortKey, width: widths[name] ?? usualWidth };
}
