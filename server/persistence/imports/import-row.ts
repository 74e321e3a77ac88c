import { limits } from '../../../schema/contract/limits.js';
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

/** An import in a list: without data that its view does not have. */
export type ListedImport = Omit<StoredImport, 'fileProblems' | 'fileWarnings' | 'mapping'>;

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

const people = `${personSql('u')} AS by, ${personSql('v')} AS "undoneBy"`;

/** The columns of a `StoredImport`, of `imports m`. `u` and `v` are the people who made and undid it. */
export const importSelection = `${columnList(columns, 'm.')}, ${people}`;

const notListed: readonly string[] = ['fileProblems', 'fileWarnings', 'mapping'];
const most = String(limits.imports.listedColumnsBytes);
/** The size as stored comes first, because it is known without reading them. */
const shortColumns = `
  CASE WHEN pg_column_size(m.columns) > ${most} OR octet_length(m.columns::text) > ${most} THEN '[]'
    ELSE m.columns END AS columns`;

/** The columns of a `ListedImport`, likewise; `columns` is empty for a file that has too many of them for a list. */
export const listedSelection = `${columns
  .filter((name) => !notListed.includes(name))
  .map((name) => (name === 'columns' ? shortColumns : columnList([name], 'm.')))
  .join(', ')}, ${people}`;

export const importTables = `imports m LEFT JOIN users u ON u.id = m.created_by
  LEFT JOIN users v ON v.id = m.undone_by`;
