import type { RowOutcome } from '../../../schema/contract/imports.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type { FieldChange } from '../entries/revision-views.js';
import type { Pagination } from '../pagination.js';

/** An entry as an import names it. */
interface ImportedEntryView {
  readonly id: string;
  readonly accession: string;
}

/** What is wrong with a cell, or remarkable about it. */
export interface ImportProblemView {
  /** As a spreadsheet counts; `null`: about the file as a whole. */
  readonly row: number | null;
  readonly path: string;
  readonly message: string;
  readonly value: string | null;
  /** The entry it is about, where there is one. */
  readonly entry: ImportedEntryView | null;
}

/** What of a stored import is the server's own business. */
type Internals = 'rowsReceived' | 'attempts' | 'requestHash' | 'fileProblems' | 'fileWarnings';

/** An import as it stands. Its errors, warnings and conflicts are asked of the service beside it: they can be many. */
export interface ImportView extends Omit<StoredImport, Internals> {
  readonly canUndo: boolean;
  readonly canRun: boolean;
}

/** An import that a call made, or made earlier under the same key. */
export interface ReceivedImportView extends ImportView {
  readonly replayed: boolean;
}

/** An entry that was edited after the import, and therefore not put back. */
export interface ImportConflictView {
  readonly entry: ImportedEntryView;
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly version: number;
  readonly deleted: boolean;
}

export interface ImportPageView {
  readonly imports: readonly ImportView[];
  readonly pagination: Pagination;
}

/** A row of a preview. */
export interface ImportRowView {
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly cells: readonly string[];
  readonly problems: readonly ImportProblemView[];
  readonly warnings: readonly ImportProblemView[];
  /** Of an update: old and new of each field. */
  readonly changes: readonly FieldChange[];
  /** The entry it is, where it names or equals one. */
  readonly entry: ImportedEntryView | null;
}

export interface ImportRowsView {
  readonly rows: readonly ImportRowView[];
  readonly headers: readonly string[];
  /** Rows of the selection. */
  readonly total: number;
}

/** What undoing an import put back; its conflicts are asked of the service. */
export interface UndoneImportView {
  readonly import: ImportView;
  readonly reverted: number;
  readonly conflictsTotal: number;
}
