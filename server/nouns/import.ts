import type {
  ExistingPolicy,
  ImportFormat,
  ImportMode,
  ImportStatus,
  RowOutcome,
} from '../../schema/contract/imports.js';
import {
  count,
  enumeration,
  flag,
  graphqlOnly,
  id,
  integer,
  many,
  moment,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  text,
  version,
} from './noun.js';
import { fieldChangeNoun, personNoun } from './revision.js';

export const importModeNoun = enumeration<ImportMode>(
  'ImportMode',
  'What an import stores where some of its rows are bad.',
  {
    all: 'All rows or none: one bad row, and nothing is stored.',
    valid_only: 'The good rows; the bad ones are reported.',
  },
);

/** REST's words for the modes: a name of GraphQL holds no hyphen. */
export const restModes: Readonly<Record<ImportMode, string>> = { all: 'all', valid_only: 'valid-only' };

export const existingPolicyNoun = enumeration<ExistingPolicy>(
  'ExistingPolicy',
  'What is done with a row that names an entry by id or accession and differs from it.',
  {
    refuse: 'The row is bad.',
    update: 'The entry becomes what the row says; columns that the file has not stay.',
  },
);

const format = enumeration<ImportFormat>('ImportFormat', 'The kinds of file an import reads.', {
  csv: 'Text with commas, semicolons or tabs between the cells.',
  tsv: 'Text with tabs between the cells.',
  xlsx: 'A workbook of Excel and the like; one sheet of it is read.',
  json: 'A JSON list of entries.',
  ndjson: 'One JSON object in each line.',
});

const status = enumeration<ImportStatus>('ImportStatus', 'Where an import stands.', {
  receiving: 'Its rows arrive and are read.',
  waiting: 'Its rows are here; it waits for its turn.',
  running: 'It is checked and stored.',
  previewed: 'It is checked, and nothing is stored; it can be run for a day.',
  done: 'It is stored.',
  refused: 'It has bad rows, and nothing is stored.',
  failed: 'It broke off, and nothing is stored.',
  undone: 'What it changed was put back.',
});

const outcome = enumeration<RowOutcome>('RowOutcome', 'What becomes, or became, of a row.', {
  insert: 'A new entry.',
  update: 'A change of an entry.',
  skip: 'Nothing: there is such an entry already, or the row is no data.',
  fail: 'Nothing: it is bad.',
});

/** A column of the file: what it is read as, and up to three of its cells. */
const column = noun('ImportColumn', 'A column of a file, and what is read from it.', {
  header: text('Its header.'),
  field: orNull(
    text(
      'What it fills: a field, `_id`, `accession` or `additional.` and a name; null where it is left out.',
    ),
  ),
  samples: many(text('Up to 3 of its values.')),
});

/** An import as it stands. Its errors, warnings and conflicts are asked of the service beside it: they can be many. */
export type ImportView = Of<typeof importNoun>;
export const importNoun = noun(
  'Import',
  'An import: what was sent, how it was read, what became of it.',
  {
    id: id('Identifier of the import.'),
    status: oneOf(status, 'Where it stands.'),
    fileName: orNull(text('Name of the file, where there was one.')),
    format: oneOf(format, 'What kind of file it is.'),
    mode: oneOf(importModeNoun, 'What is stored where some rows are bad.', {
      enum: Object.values(restModes),
    }),
    existing: oneOf(existingPolicyNoun, 'What is done with rows that name an entry and differ from it.'),
    dryRun: flag('Whether nothing is stored, only checked.'),
    sheet: orNull(text('The sheet of the workbook that is read.')),
    sheets: many(text('All sheets of the workbook; none for other files.')),
    total: count('Rows with data.'),
    inserted: count('Entries that were made, or would be.'),
    updated: count('Entries that were changed, or would be.'),
    skipped: count('Rows that change nothing.'),
    failed: count('Rows that are bad.'),
    processed: count('Rows that are dealt with so far.'),
    errorsTotal: count('How much is wrong in all.'),
    warningsTotal: count('How many warnings there are in all.'),
    unmappedColumns: many(
      text('Headers of the columns that no field takes; they are kept under `additional`.'),
    ),
    columns: many(one(column, 'The columns of the file, and what is read from each.'), 40),
    message: orNull(text('How it went, for a person.')),
    by: orNull(
      one(personNoun, 'Who imported; null for the product itself, and for people who were deleted for good.'),
    ),
    createdAt: moment('When it was sent.'),
    finishedAt: orNull(moment('When it came to its end.')),
    undoneAt: orNull(moment('When it was undone.')),
    undoneBy: orNull(one(personNoun, 'Who undid it.')),
    reverted: count('Entries that undoing it put back.'),
    conflictsTotal: count('Entries that undoing it left, since they were edited in the meantime.'),
    canUndo: flag('Whether who asks may undo it now.'),
    canRun: flag('Whether who asks may run it now: a preview of their own.'),
  },
  { shared: true },
);

/** An entry as an import names it. */
export const importedEntryNoun = noun('ImportedEntry', 'An entry that an import speaks of.', {
  id: id('Identifier of the entry.'),
  accession: text('Its accession.'),
});

/** What is wrong with a cell, or remarkable about it. REST leaves the entry out where there is none. */
export type ImportProblemView = Of<typeof importProblemNoun>;
export const importProblemNoun = noun(
  'ImportProblem',
  'Something that is wrong with a row, or worth a look.',
  {
    row: orNull(
      integer('The row as a spreadsheet counts, the header being row 1; null for the file as a whole.'),
    ),
    path: text('The column or field it is about.'),
    message: text('What is wrong, for a person.'),
    value: orNull(text('What the cell holds.')),
    entry: graphqlOnly(orNull(one(importedEntryNoun, 'The entry it is about, such as a likely duplicate.'))),
  },
  { shared: true },
);

/** A row of a preview. REST calls the problems `errors`. */
export type ImportRowView = Of<typeof importRowNoun>;
export const importRowNoun = noun('ImportRow', 'One row of an import.', {
  row: count('Its number as a spreadsheet counts, the header being row 1.'),
  outcome: oneOf(outcome, 'What becomes, or became, of it.'),
  cells: many(text('Its cells as the file has them, one for each header.')),
  problems: graphqlOnly(many(one(importProblemNoun, 'What is bad about it.'), 5)),
  warnings: many(one(importProblemNoun, 'What is worth a look.'), 5),
  changes: many(one(fieldChangeNoun, 'What it changes of an entry: the old and the new.'), 15),
  entry: orNull(one(importedEntryNoun, 'The entry it names, changes or repeats.')),
});

/** An entry that was edited after the import, and therefore not put back. REST names the entry beside the rest. */
export type ImportConflictView = Of<typeof importConflictNoun>;
export const importConflictNoun = noun('ImportConflict', 'An entry that undoing an import left as it is.', {
  entry: graphqlOnly(one(importedEntryNoun, 'The entry.')),
  disease: text('Its disease.'),
  autoantibody: text('Its autoantibody.'),
  autoantigen: text('Its autoantigen.'),
  version: version('The version it is at.'),
  deleted: flag('Whether it was deleted since.'),
});
