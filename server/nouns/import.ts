import type {
  ExistingPolicy,
  ImportFormat,
  ImportMode,
  ImportStatus,
} from '../../schema/contract/imports.js';
import { limits } from '../../schema/contract/limits.js';
import { paginationNoun } from './entry.js';
import {
  count,
  enumeration,
  flag,
  graphqlOnly,
  id,
  input,
  integer,
  many,
  moment,
  noun,
  object,
  type Of,
  one,
  oneOf,
  orNull,
  text,
  version,
} from './noun.js';
import { personNoun } from './revision.js';

const importModeNoun = enumeration<ImportMode>(
  'ImportMode',
  'What an import stores if some rows are invalid.',
  {
    all: 'All rows or none. A single invalid row prevents the import.',
    valid_only: 'Stores the valid rows and reports the invalid ones.',
  },
);

/** The values of the modes in REST. They differ because GraphQL names cannot contain a hyphen. */
export const restModes: Readonly<Record<ImportMode, string>> = { all: 'all', valid_only: 'valid-only' };

const existingPolicyNoun = enumeration<ExistingPolicy>(
  'ExistingPolicy',
  'How an import handles a row that names an existing entry by id or accession and differs from it.',
  {
    refuse: 'The row is invalid.',
    update:
      'The row replaces the values of the entry. Fields without a column in the file keep their values.',
  },
);

const format = enumeration<ImportFormat>('ImportFormat', 'File formats that can be imported.', {
  csv: 'Text with cells separated by commas, semicolons or tabs.',
  tsv: 'Text with cells separated by tabs.',
  xlsx: 'A workbook of a spreadsheet program such as Excel. One sheet is read.',
  json: 'A JSON array of entries.',
  ndjson: 'One JSON object per line.',
});

const status = enumeration<ImportStatus>('ImportStatus', 'Status of an import.', {
  receiving: 'The server receives and reads the rows.',
  waiting: 'All rows are received. The import is queued.',
  running: 'The rows are checked and stored.',
  previewed: 'The rows are checked and nothing is stored. The import can be run within a day.',
  done: 'The entries are stored.',
  refused: 'Some rows are invalid. Nothing is stored.',
  failed: 'The import was interrupted. Nothing is stored.',
  undone: 'The changes of the import were reverted.',
  cancelled: 'The import was cancelled before it ended. Nothing is stored.',
});

/** A column of the file: the field it fills and up to three sample cells. */
const column = noun('ImportColumn', 'A column of an imported file and the field it fills.', {
  header: text('Header of the column.'),
  field: orNull(
    text('What the column fills: a field, `_id`, `accession` or `additional.<name>`; null if it is ignored.'),
  ),
  samples: many(text('The beginnings of up to 3 values.')),
});

/** The current state of an import. Errors, warnings and conflicts are listed separately: there can be many. */
export type ImportView = Of<typeof importNoun>;
export const importNoun = noun(
  'Import',
  'An import: the file and options that were sent, how they were read, and the result.',
  {
    id: id('Identifier of the import.'),
    status: oneOf(status, 'Status of the import.'),
    fileName: orNull(text('Name of the file; null if no file was sent.')),
    format: oneOf(format, 'Format of the file.'),
    mode: oneOf(importModeNoun, 'What is stored if some rows are invalid.', {
      enum: Object.values(restModes),
    }),
    existing: oneOf(
      existingPolicyNoun,
      'How rows that name an existing entry and differ from it are handled.',
    ),
    dryRun: flag('Whether the rows are only checked, not stored.'),
    sheet: orNull(text('Sheet of the workbook that is read.')),
    sheets: many(text('All sheets of the workbook; empty for other formats.')),
    total: count('Number of rows with data.'),
    inserted: count('Number of entries that were created, or would be in a preview.'),
    updated: count('Number of entries that were changed, or would be in a preview.'),
    skipped: count('Number of rows that change nothing.'),
    failed: count('Number of invalid rows.'),
    processed: count('Number of rows processed so far.'),
    errorsTotal: count('Total number of errors.'),
    warningsTotal: count('Total number of warnings.'),
    offersTotal: count(
      'Number of cells of a preview for which exactly one known name is offered; `takeOffers` takes them all.',
    ),
    unmappedColumns: many(
      text('Headers of the columns that match no field. Their values are stored in `additional`.'),
    ),
    columns: many(
      one(
        column,
        'The columns of the file and the field each fills. In a list of imports there are none if they take ' +
          `more than ${limits.imports.listedColumnsBytes.toLocaleString('en')} bytes; read that import by its id.`,
      ),
      40,
    ),
    message: orNull(
      text(
        'Why nothing was stored; of a refused import, the first problem with its row. Null of other imports.',
      ),
    ),
    by: orNull(
      one(personNoun, 'Importing person; null for the server itself and for permanently deleted accounts.'),
    ),
    createdAt: moment('Time at which the import was sent.'),
    finishedAt: orNull(moment('Time at which the import finished.')),
    undoneAt: orNull(moment('Time at which the import was undone.')),
    undoneBy: orNull(one(personNoun, 'Person who undid the import.')),
    reverted: count('Number of entries that undoing the import reverted.'),
    conflictsTotal: count(
      'Number of entries that undoing did not revert, because they were changed after the import.',
    ),
    canUndo: flag('Whether the caller may undo the import now.'),
    canCancel: flag('Whether the caller may cancel the import now.'),
    canRun: flag("Whether the caller may run the import now. Only the caller's own previews can be run."),
  },
  { shared: true },
);

export type ImportedEntry = Of<typeof importedEntryNoun>;
export const importedEntryNoun = noun('ImportedEntry', 'An entry that an import refers to.', {
  id: id('Identifier of the entry.'),
  accession: text('Accession of the entry.'),
});

/** An error or a warning about a cell. REST omits `entry` if it is null. */
export type ImportProblemView = Of<typeof importProblemNoun>;
export const importProblemNoun = noun(
  'ImportProblem',
  'An error or a warning about a row.',
  {
    row: orNull(
      integer('Row number as in a spreadsheet (the header is row 1); null for the file as a whole.'),
    ),
    path: text('Column or field that the problem concerns.'),
    message: text('Human-readable message about the problem.'),
    value: orNull(text('Content of the cell.')),
    entry: graphqlOnly(
      orNull(one(importedEntryNoun, 'Entry that the problem concerns, such as a likely duplicate.')),
    ),
  },
  { shared: true },
);

/** An entry that was changed after the import and therefore not reverted. REST inlines the fields of `entry`. */
export type ImportConflictView = Of<typeof importConflictNoun>;
export const importConflictNoun = noun('ImportConflict', 'An entry that undoing an import did not revert.', {
  entry: graphqlOnly(one(importedEntryNoun, 'The entry.')),
  disease: text('Disease of the entry.'),
  autoantibody: text('Autoantibody of the entry.'),
  autoantigen: text('Autoantigen of the entry.'),
  version: version('Current version of the entry.'),
  deleted: flag('Whether the entry was deleted after the import.'),
});

export type ImportPage = Of<typeof importPageNoun>;
export const importPageNoun = noun('ImportPage', 'One page of the list of imports.', {
  items: many(one(importNoun, 'The imports on this page, newest first.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});

export type UndoneImport = Of<typeof undoneImportNoun>;
export const undoneImportNoun = noun('UndoneImport', 'Result of undoing an import.', {
  import: one(importNoun, 'The import in its current state.'),
  reverted: count('Number of reverted entries.'),
  conflictsTotal: count('Number of entries not reverted because of later edits.'),
});

export type ImportOptions = Of<typeof importOptions>;
export const importOptions = input('ImportOptions', 'Options of an import.', {
  // Without defaults in the schemas, since a preview is run with the options that it was made with.
  mode: oneOf(
    importModeNoun,
    'What to store if some rows are invalid: nothing, or the valid rows. Default: all, or as previewed.',
    { enum: Object.values(restModes) },
  ),
  existing: oneOf(
    existingPolicyNoun,
    'How to handle a row that names an existing entry and differs from it. Default: refuse, or as previewed.',
  ),
  dryRun: flag('Whether to run all checks without storing anything. The import can be run afterwards.', {
    default: false,
  }),
  mapping: object(
    'Field that each column fills, by header: the name of a field, `_id`, `accession`, or null to ignore the ' +
      'column. Columns not listed here are matched by their headers.',
  ),
  sheet: text('Sheet of a workbook to read. Default: the first visible one with content.'),
});

export const cellCorrection = noun('CellCorrection', 'A correction of one cell of a preview.', {
  field: text('What a column of the file fills: a field, `_id`, `accession` or `additional.<name>`.'),
  text: orNull(text('The text that counts; null brings back the text of the file.')),
});

const { offers } = limits.imports;

export type TakeOffersArgs = Of<typeof takeOffersArgs>;
export const takeOffersArgs = input('TakeOffersArgs', 'Rows of a preview whose offers to take.', {
  rows: many(
    integer(`Numbers of the rows whose offers to take, up to ${offers.rows.toLocaleString('en')}.`, {
      minimum: 1,
    }),
  ),
  all: flag(`Instead of \`rows\`: in all rows, up to ${offers.changed.toLocaleString('en')} at once.`),
});
