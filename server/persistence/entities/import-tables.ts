import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';
import {
  boolean,
  byDefault,
  bytes,
  byteText,
  columns,
  double,
  index,
  insertTime,
  integer,
  json,
  maybe,
  primary,
  table,
  text,
  texts,
  time,
  undescribed,
  uuid,
} from './table.js';

const counts = [
  'rows_received',
  'total',
  'inserted',
  'updated',
  'skipped',
  'failed',
  'processed',
  'errors_total',
  'warnings_total',
  'offers_total',
  'attempts',
  'reverted',
  'conflicts_total',
];

/** Imports, from the first received row to the undo. */
const imports = table(
  'imports',
  {
    id: primary(uuid),
    status: text,
    mode: text,
    existing: text,
    dry_run: boolean,
    format: text,
    file_name: maybe(text),
    sheet: maybe(text),
    sheets: texts,
    // The mapping that was sent with the file; a correction reads a row by it again.
    mapping: maybe(json),
    // What the names of a preview mean that entries write differently (`OfferedNames`).
    offers: maybe(json),
    columns: byDefault([], json),
    unmapped_columns: byDefault('{}', texts),
    file_problems: byDefault([], json),
    file_warnings: byDefault([], json),
    message: maybe(text),
    created_at: insertTime,
    created_by: maybe(uuid),
    finished_at: maybe(time),
    undone_at: maybe(time),
    undone_by: maybe(uuid),
    scope: maybe(bytes),
    key: maybe(text),
    request_hash: maybe(bytes),
    ...columns(counts, byDefault(0, integer)),
  },
  [
    index('imports_created_at', 'created_at', 'id'),
    ...undescribed('imports_scope_key', 'imports_under_way', 'imports_created_by', 'imports_undone_by'),
  ],
);

const rowKey = { import_id: primary(uuid), row: primary(integer) };

/** The staged rows of files: their original cells, and the content that would be stored. */
const importRows = table('import_rows', {
  ...rowKey,
  outcome: text,
  cells: text,
  asked_id: maybe(uuid),
  asked_number: maybe(integer),
  new_id: uuid,
  content_hash: maybe(uuid),
  document: maybe(byteText),
  name_keys: maybe({ ...texts, collation: 'C' }),
  measured_sensitivity: maybe(double),
  measured_specificity: maybe(double),
  ...columns(['corrections', 'problems', 'warnings', 'change', 'additional'], maybe(json)),
  ...columns(Object.values(entryColumns), maybe(text)),
  ...columns(entryFieldNames.map(keyColumn), maybe(byteText)),
});

/** The decisions on rows that are not simply new entries. */
const importDecisions = table('import_decisions', {
  ...rowKey,
  outcome: text,
  kept_number: maybe(integer),
  ...columns(['entry_id', 'kept_id'], maybe(uuid)),
  ...columns(['problems', 'warnings', 'changes'], maybe(json)),
});

/** The rows that have errors or warnings, stored for the report. */
const importProblems = table('import_problems', {
  ...rowKey,
  cells: text,
  corrections: maybe(json),
  ...columns(['problems', 'warnings'], byDefault([], json)),
});

/** The entries that an undo did not change. */
const importConflicts = table('import_conflicts', { import_id: primary(uuid), entry_id: primary(uuid) }, [
  index('import_conflicts_entry_id', 'entry_id'),
]);

export const importTables = [imports, importRows, importDecisions, importProblems, importConflicts];
