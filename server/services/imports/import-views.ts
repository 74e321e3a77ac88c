import type {
  ExistingPolicy,
  ImportFormat,
  ImportMode,
  ImportStatus,
  RowOutcome,
} from '../../../schema/contract/imports.js';
import type { Pagination } from '../entries/entry-views.js';
import type { FieldChange, Person } from '../entries/revision-views.js';

/** An entry as an import names it. */
export interface ImportedEntryView {
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

/** A column of the file: what it is read as, and up to three of its cells. */
export interface ImportColumnView {
  readonly header: string;
  /** A field's name, `_id`, `accession`, `additional.<name>`; `null`: left out. */
  readonly field: string | null;
  readonly samples: readonly string[];
}

/** An import as it stands. Its errors, warnings and conflicts are asked of the service beside it: they can be many. */
export interface ImportView {
  readonly id: string;
  readonly status: ImportStatus;
  readonly fileName: string | null;
  readonly format: ImportFormat;
  readonly mode: ImportMode;
  readonly existing: ExistingPolicy;
  readonly dryRun: boolean;
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  /** Rows that hold data. */
  readonly total: number;
  readonly inserted: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
  /** Rows done with so far, of what is done now: received, or stored. */
  readonly processed: number;
  readonly errorsTotal: number;
  readonly warningsTotal: number;
  readonly unmappedColumns: readonly string[];
  readonly columns: readonly ImportColumnView[];
  /** Why it was refused or broken off. */
  readonly message: string | null;
  readonly by: Person | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
  readonly undoneBy: Person | null;
  readonly reverted: number;
  readonly conflictsTotal: number;
  readonly canUndo: boolean;
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
