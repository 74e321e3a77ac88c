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

/** The default columns, in reading order: what it is, what it binds, and the kind of the target. */
export const defaultColumns: readonly EntryFieldName[] = [
  'disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'type',
  'uniprotId',
];

const widths: Partial<Record<ColumnName, number>> = {
  disease: 13,
  autoantibody: 11,
  autoantigen: 11.5,
  epitope: 9,
  type: 9,
  uniprotId: 6.5,
};
const usualWidth = 14;

const accession: EntryColumn = {
  name: 'accession',
  label: 'Accession',
  description: 'Stable identifier of the entry, for citations.',
  entity: null,
  sortKey: null,
  width: 7.5,
};
const updatedAt: EntryColumn = {
  name: 'updatedAt',
  label: 'Updated',
  description: 'Time of the last change.',
  entity: null,
  sortKey: 'updatedAt',
  width: 8,
};

const others = entryFieldNames.filter((name) => !defaultColumns.includes(name));

/** All columns in display order. */
export const entryColumns: readonly EntryColumn[] = [
  accession,
  ...defaultColumns.map(fieldColumn),
  ...others.map(fieldColumn),
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

/** Whether these are the default columns. */
export function areDefaultColumns(names: readonly ColumnName[]): boolean {
  return names.join() === defaultColumns.join();
}

function fieldColumn(name: EntryFieldName): EntryColumn {
  const { label, description, entity } = entryField(name);
  return { name, label, description, entity, sortKey: name, width: widths[name] ?? usualWidth };
}
