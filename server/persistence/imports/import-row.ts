import type {
  ExistingPolicy,
  ImportFormat,
  ImportMode,
  ImportStatus,
} from '../../../schema/contract/imports.js';
import { type Person, personSql } from '../repositories/entry-history.repository.js';
import type { StoredProblem } from './staged-line.js';

/** A column of the file: what it is read as, and up to three of its cells. */
export interface StoredColumn {
  readonly header: string;
  /** A field's name, `_id`, `accession`, `additional.<name>`; `null`: left out. */
  readonly field: string | null;
  readonly samples: readonly string[];
}

/** An import as it is stored. */
export interface StoredImport {
  readonly id: string;
  readonly status: ImportStatus;
  readonly mode: ImportMode;
  readonly existing: ExistingPolicy;
  readonly dryRun: boolean;
  readonly format: ImportFormat;
  readonly fileName: string | null;
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  readonly columns: readonly StoredColumn[];
  readonly unmappedColumns: readonly string[];
  readonly fileProblems: readonly StoredProblem[];
  readonly fileWarnings: readonly StoredProblem[];
  readonly rowsReceived: number;
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
  /** Why it was refused or broken off. */
  readonly message: string | null;
  readonly attempts: number;
  readonly by: Person | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
  readonly undoneBy: Person | null;
  readonly reverted: number;
  readonly conflictsTotal: number;
  readonly requestHash: Buffer | null;
}

/** The columns of a `StoredImport`, of `imports m`; `u` and `v` are who made and undid it. */
export const importSelection = `m.id, m.status, m.mode, m.existing, m.dry_run AS "dryRun", m.format, m.file_name AS "fileName",
  m.sheet, m.sheets, m.columns, m.unmapped_columns AS "unmappedColumns", m.file_problems AS "fileProblems",
  m.file_warnings AS "fileWarnings", m.rows_received AS "rowsReceived", m.total, m.inserted, m.updated, m.skipped, m.failed,
  m.processed, m.errors_total AS "errorsTotal", m.warnings_total AS "warningsTotal", m.message, m.attempts,
  ${personSql} AS by, m.created_at AS "createdAt", m.finished_at AS "finishedAt", m.undone_at AS "undoneAt",
  ${personSql.replaceAll('u.', 'v.')} AS "undoneBy", m.reverted, m.conflicts_total AS "conflictsTotal",
  m.request_hash AS "requestHash"`;

export const importTables = `imports m LEFT JOIN users u ON u.id = m.created_by LEFT JOIN users v ON v.id = m.undone_by`;
