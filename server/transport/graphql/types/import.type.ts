import { paginationNoun } from '../../../nouns/entry.js';
import {
  importConflictNoun,
  type ImportConflictView,
  importNoun,
  importProblemNoun,
  type ImportProblemView,
  importRowNoun,
  type ImportView,
} from '../../../nouns/import.js';
import { count, many, noun, type Of, one, text } from '../../../nouns/noun.js';
import { objectType } from '../object-type.js';

export const Import = objectType(importNoun);
export type Import = ImportView;

export const ImportProblem = objectType(importProblemNoun);
export type ImportProblem = ImportProblemView;

export const ImportConflict = objectType(importConflictNoun);
export type ImportConflict = ImportConflictView;

const importPageNoun = noun('ImportPage', 'One page of the list of imports.', {
  items: many(one(importNoun, 'The imports on this page, newest first.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});
export const ImportPage = objectType(importPageNoun);
export type ImportPage = Of<typeof importPageNoun>;

const importRowsNoun = noun('ImportRows', 'Some rows of an import.', {
  items: many(one(importRowNoun, 'The rows, in the order of the file.')),
  headers: many(text('The headers of the file, in its order.')),
  total: count('Total number of such rows.'),
});
export const ImportRows = objectType(importRowsNoun);
export type ImportRows = Of<typeof importRowsNoun>;

const undoneImportNoun = noun('UndoneImport', 'Result of undoing an import.', {
  import: one(importNoun, 'The import in its current state.'),
  reverted: count('Number of reverted entries.'),
  conflictsTotal: count('Number of entries not reverted because of later edits.'),
});
export const UndoneImport = objectType(undoneImportNoun);
export type UndoneImport = Of<typeof undoneImportNoun>;
