import { entryFieldNames } from '../../schema/contract/entry-fields.js';
import { entryColumns } from '../persistence/entry-columns.js';
import { copyCell } from '../persistence/imports/staged-line.js';
import { measuredColumnNames, measuredRow } from '../persistence/measured-columns.js';
import { nameKeys } from '../search/index/name-keys.js';
import { searchDocument } from '../search/index/search-document.js';
import { sortKey } from '../search/index/sort-key.js';
import { keyColumn } from '../search/sql/index-columns.js';
import type { SyntheticEntry } from './generate-entries.js';

/** A target table of COPY: its columns, and the function that returns the cells of an entry. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly cellsOf: (entry: SyntheticEntry) => readonly (string | number | null)[];
}

const source = 'benchmark';

/** The rows that the write path stores for a new entry, for COPY. Tests of the write path ensure that both agree. */
export const copiedTables: readonly CopiedTable[] = [
  {
    name: 'entries',
    columns: [
      ...['id', 'entry_number', 'additional', 'source', 'created_at', 'updated_at'],
      ...entryFieldNames.map((name) => entryColumns[name]),
    ],
    cellsOf: ({ id, entryNumber, additional, createdAt, values }) => {
      const moment = createdAt.toISOString();
      const fields = entryFieldNames.map((name) => values[name]);
      return [id, entryNumber, JSON.stringify(additional), source, moment, moment, ...fields];
    },
  },
  {
    name: 'entry_revisions',
    columns: ['entry_id', 'version', 'action', 'source', 'changed_at'],
    cellsOf: ({ id, createdAt }) => [id, 1, 'create', source, createdAt.toISOString()],
  },
  {
    name: 'entry_index',
    columns: [
      'entry_number',
      'created_at',
      'updated_at',
      'document',
      'name_keys',
      ...measuredColumnNames,
      ...entryFieldNames.map(keyColumn),
    ],
    cellsOf: ({ entryNumber, createdAt, values, additional }) => {
      const moment = createdAt.toISOString();
      const keys = entryFieldNames.map((name) => sortKey(values[name]));
      const names = `{${nameKeys(values)
        .map((key) => `"${key}"`)
        .join()}}`;
      const row = measuredRow(values);
      const measured = measuredColumnNames.map((name) => row[name]);
      return [entryNumber, moment, moment, searchDocument(values, additional), names, ...measured, ...keys];
    },
  },
];

/** Returns a row in the text format of COPY. */
export function copyLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => copyCell(cell === null ? null : String(cell))).join('\t')}\n`;
}
