import type { RowOutcome, RowSelection } from '../../schema/contract/imports.js';
import { limits } from '../../schema/contract/limits.js';
import { importedEntryNoun, importProblemNoun } from './import.js';
import { limitField } from './list-args.js';
import {
  count,
  enumeration,
  flag,
  graphqlOnly,
  input,
  many,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  text,
} from './noun.js';
import { fieldChangeNoun } from './revision.js';

const offeredNameNoun = noun('OfferedName', 'A known name for what a cell says.', {
  name: text('The name, as entries or the vocabulary write it.'),
  entries: count('Number of entries that have it.'),
});

/** What a name in a preview means, where entries write it differently. */
export type ImportOfferView = Of<typeof importOfferNoun>;
const importOfferNoun = noun('ImportOffer', 'Known names for what a cell of a preview says.', {
  field: text('The field: disease, autoantibody or autoantigen.'),
  ambiguous: flag('Whether the text has several meanings: taking offers leaves it as it is.'),
  meanings: many(one(offeredNameNoun, 'The names, the one with most entries first; at most 4.'), 2),
});

const outcome = enumeration<RowOutcome>('RowOutcome', 'Outcome of a row, or expected outcome in a preview.', {
  insert: 'Creates an entry.',
  update: 'Changes an entry.',
  skip: 'Changes nothing: the entry exists already, or the row contains no data.',
  fail: 'Changes nothing: the row is invalid.',
});

const { longRow } = limits.imports;
const problemsShown = `at most the first ${String(longRow.problems)}.`;

/** A row of a preview. REST calls the problems `errors`. */
export type ImportRowView = Of<typeof importRowNoun>;
export const importRowNoun = noun('ImportRow', 'One row of an import.', {
  row: count('Row number as in a spreadsheet (the header is row 1).'),
  outcome: oneOf(outcome, 'Outcome of the row, or expected outcome in a preview.'),
  cells: many(
    text(
      'Cells of the row as in the file, one per header. Of a row of more than ' +
        `${longRow.bytes.toLocaleString('en')} bytes only the first ${longRow.shown.toLocaleString('en')} ` +
        'characters are returned: the cell in which they end ends with …, and each later one is that.',
    ),
  ),
  corrections: many(
    one(fieldChangeNoun, 'Corrections of the preview: the text of the file, and the text that counts.'),
    1,
  ),
  canCorrect: flag('Whether its cells can be corrected: its data was read cell by cell.'),
  offers: many(one(importOfferNoun, 'Known names for what its cells say, of rows that create an entry.'), 1),
  problems: graphqlOnly(many(one(importProblemNoun, `Errors of the row; ${problemsShown}`), 5)),
  warnings: many(one(importProblemNoun, `Warnings about the row; ${problemsShown}`), 5),
  changes: many(
    one(
      fieldChangeNoun,
      'Changes of the entry: old and new values. If they have more than ' +
        `${longRow.bytes.toLocaleString('en')} bytes, each is shortened to ${String(longRow.changed)} characters.`,
    ),
    15,
  ),
  entry: orNull(one(importedEntryNoun, 'Entry that the row names, changes or duplicates.')),
});

export type ImportRows = Of<typeof importRowsNoun>;
export const importRowsNoun = noun('ImportRows', 'Some rows of an import.', {
  items: many(one(importRowNoun, 'The rows, in the order of the file.')),
  headers: many(text('The headers of the file, in its order.')),
  total: count('Total number of such rows.'),
});

const rowSelection = enumeration<RowSelection>('RowSelection', 'Which rows of an import to return.', {
  all: 'All rows.',
  problems: 'Rows with errors or warnings.',
  errors: 'Rows with errors.',
  warnings: 'Rows with warnings.',
  updates: 'Rows that change an entry.',
  offers: 'Rows for whose cells known names are offered.',
});

export type ImportRowsArgs = Of<typeof importRowsArgs>;
export const importRowsArgs = input('ImportRowsArgs', 'Which rows of an import to return.', {
  only: oneOf(rowSelection, 'Which rows to return.', { default: 'all' }),
  offset: count('Number of rows to skip.', { default: 0 }),
  limit: limitField('rows to return', limits.imports.rows),
});
