import type { ImportView } from '../../nouns/import.js';
import { columnList } from '../entry-columns.js';
import { personSql } from '../repositories/entry-history.repository.js';
import type { StoredProblem } from './staged-line.js';

/** An import as stored: its view, and data that only the server uses. */
export interface StoredImport extends Omit<ImportView, 'canUndo' | 'canCancel' | 'canRun'> {
  readonly fileProblems: readonly StoredProblem[];
  readonly fileWarnings: readonly StoredProblem[];
  readonly rowsReceived: number;
  readonly attempts: number;
  /** Header → field, as sent with the file. */
  readonly mapping: Readonly<Record<string, string | null>> | null;
  readonly requestHash: Buffer | null;
}

const columns = [
  'id',
  'status',
  'mode',
  'existing',
  'dryRun',
  'format',
  'fileName',
  'sheet',
  'sheets',
  'columns',
  'unmappedColumns',
  'fileProblems',
  'fileWarnings',
  'rowsReceived',
  'total',
  'inserted',
  'updated',
  'skipped',
  'failed',
  'processed',
  'errorsTotal',
  'warningsTotal',
  'offersTotal',
  'message',
  'attempts',
  'mapping',
  'createdAt',
  'finishedAt',
  'undoneAt',
  'reverted',
  'conflictsTotal',
  'requestHash',
] as const satisfies readonly (keyof StoredImport)[];

/** The columns of a `StoredImport`, of `imports m`. `u` and `v` are the people who made and undid it. */
export const importSelection = `${columnList(columns, 'm.')}, ${personSql('u')} AS by,
  ${personSql('v')} AS "undoneBy"`;

export const importTables = `imports m LEFT JOIN users u ON u.id = m.created_by
  LEFT JOIN users v ON v.id = m.undone_by`;
