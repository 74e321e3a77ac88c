import type { ExistingPolicy, ImportMode, ImportStatus } from '../../../schema/contract/imports.js';
import type { Database, Queryable } from '../database.js';
import { writerSql } from '../repositories/entry-write-sql.js';
import type { RepeatableCall } from '../repositories/idempotency.repository.js';
import { firstRow, onlyRow } from '../rows.js';
import { tryLockSql } from './import-locks.js';
import {
  importSelection,
  importTables,
  type ListedImport,
  listedSelection,
  type StoredImport,
} from './import-row.js';
import { storable, storableJson } from './staged-line.js';

/** A new import, before its rows are received. */
interface NewImport extends Pick<
  StoredImport,
  'id' | 'mode' | 'existing' | 'dryRun' | 'format' | 'fileName' | 'sheet' | 'sheets' | 'mapping'
> {
  readonly userId: string;
}

/** The facts of an import that are known once all of its rows are received. */
export interface ReceivedImport extends Pick<
  StoredImport,
  'columns' | 'unmappedColumns' | 'fileProblems' | 'fileWarnings' | 'rowsReceived'
> {
  readonly call: RepeatableCall | null;
}

/** The numbers of rows of an import, by outcome. */
export type ImportTally = Pick<
  StoredImport,
  'inserted' | 'updated' | 'skipped' | 'failed' | 'errorsTotal' | 'warningsTotal'
>;

const insertSql = `
  INSERT INTO imports (id, status, mode, existing, dry_run, format, file_name, sheet, sheets, mapping, created_by)
  VALUES ($1, 'receiving', $2, $3, $4, $5, $6, $7, $8, $9, (${writerSql('$10')}))`;
const receivedSql = `
  UPDATE imports SET status = 'waiting', columns = $2, unmapped_columns = $3, file_problems = $4,
    file_warnings = $5, rows_received = $6, total = $6, processed = 0, scope = $7, key = $8, request_hash = $9
  WHERE id = $1 AND status = 'receiving' RETURNING id`;
const progressSql = `UPDATE imports SET processed = $2, total = greatest(total, $3)
  WHERE id = $1 AND status IN ('receiving', 'running') RETURNING id`;
const listSql = `SELECT ${listedSelection} FROM ${importTables}
  ORDER BY m.created_at DESC, m.id DESC LIMIT $1 OFFSET $2`;
const findSql = `SELECT ${importSelection} FROM ${importTables} WHERE m.id = $1`;
const statusSql = 'SELECT m.status FROM imports m WHERE m.id = $1';
const keyedSql = `SELECT ${importSelection} FROM ${importTables}
  WHERE m.scope = $1 AND m.key = $2 AND m.created_at > now() - $3::integer * interval '1 hour'`;
const forgetKeySql = `UPDATE imports SET key = NULL, scope = NULL, request_hash = NULL
  WHERE scope = $1 AND key = $2 AND created_at <= now() - $3::integer * interval '1 hour'`;
/** Nothing is stored, whatever a preview has announced, and a call with the same key can be made again. */
const endedSql = 'inserted = 0, updated = 0, key = NULL, scope = NULL';
const endSql = (status: 'failed' | 'cancelled', from: string): string => `
  UPDATE imports SET status = '${status}', message = $2, finished_at = now(), ${endedSql}
  WHERE id = $1 AND status IN (${from}) RETURNING id`;
const failSql = endSql('failed', `'receiving', 'waiting', 'running'`);
const cancelSql = endSql('cancelled', `'receiving', 'waiting', 'running', 'previewed'`);
const outdateSql = `
  UPDATE imports SET status = 'failed', message = $1, finished_at = now(), ${endedSql}
  WHERE status IN ('waiting', 'running', 'previewed')`;
const interruptSql = `SELECT pg_cancel_backend($2) FROM imports WHERE id = $1 AND status <> 'running'`;
const lockRunningSql = `SELECT m.id FROM imports m WHERE m.id = $1 AND m.status = 'running' FOR UPDATE`;
const runSql = `
  UPDATE imports SET status = 'waiting', dry_run = FALSE, mode = $2, existing = $3, processed = 0, attempts = 0,
    finished_at = NULL, message = NULL, offers = NULL, offers_total = 0
  WHERE id = $1 AND status = 'previewed' RETURNING id`;
const beginSql = `UPDATE imports SET status = 'running', processed = 0, attempts = attempts + 1
  WHERE id = $1 AND status IN ('waiting', 'running') RETURNING attempts`;
const finishSql = `
  UPDATE imports SET status = $2, message = $3, inserted = $4, updated = $5, skipped = $6, failed = $7,
    errors_total = $8, warnings_total = $9, processed = total, finished_at = now(),
    -- A refused import can be sent again with the same key, once it can be stored.
    key = CASE WHEN $2 <> 'refused' THEN key END, scope = CASE WHEN $2 <> 'refused' THEN scope END
  WHERE id = $1 AND status = 'running' RETURNING id`;

const inProgressSql = `
  SELECT m.id FROM imports m WHERE m.status IN ('waiting', 'running') ORDER BY m.created_at, m.id`;
const removeSql = `DELETE FROM imports WHERE id = $1 AND status = 'receiving'`;
/** The receiving process holds the lock of the import. If the lock is free, that process is gone. */
const failBrokenOffSql = `
  WITH r AS MATERIALIZED (SELECT m.id FROM imports m WHERE m.status = 'receiving'),
  dead AS MATERIALIZED (SELECT r.id FROM r WHERE ${tryLockSql('r.id::text')})
  UPDATE imports SET status = 'failed', message = $1, finished_at = now()
  WHERE id IN (SELECT id FROM dead) AND status = 'receiving' RETURNING id`;
const forgetPreviewsSql = `
  DELETE FROM imports WHERE status = 'previewed' AND finished_at < now() - $1::integer * interval '1 hour'`;

/** The error of an import that was cancelled, or failed by another instance, while it ran. */
const ended = 'The import ended while it ran';

/** Stores imports and their states. Their rows are in `ImportRowsRepository`. */
export class ImportRepository {
  constructor(private readonly database: Database) {}

  async create(made: NewImport): Promise<void> {
    const { id, mode, existing, dryRun, format, fileName, sheet, sheets, mapping, userId } = made;
    await this.database.query(insertSql, [
      ...[id, mode, existing, dryRun, format, fileName && storable(fileName)],
      ...[sheet && storable(sheet), sheets.map(storable), mapping && storableJson(mapping), userId],
    ]);
  }

  /**
   * Records that all rows are received and the import is ready to run; `false` if it was cancelled meanwhile. Throws a
   * unique violation if another import has recorded the same call meanwhile.
   */
  async received(id: string, received: ReceivedImport): Promise<boolean> {
    const { columns, unmappedColumns, fileProblems, fileWarnings, rowsReceived, call } = received;
    const recorded = await this.database.query(receivedSql, [
      id,
      storableJson(columns),
      unmappedColumns.map(storable),
      storableJson(fileProblems),
      storableJson(fileWarnings),
      rowsReceived,
      call?.scope ?? null,
      call?.key ?? null,
      call?.requestHash ?? null,
    ]);
    return recorded.length === 1;
  }

  /** Records the progress, outside the transaction that stores the rows; `false` if the import has ended. */
  async progress(id: string, processed: number, total: number): Promise<boolean> {
    return (await this.database.query(progressSql, [id, processed, total])).length === 1;
  }

  async find(id: string, queryable: Queryable = this.database): Promise<StoredImport | null> {
    return firstRow(await queryable.query<StoredImport>(findSql, [id]));
  }

  /** Returns only the status of an import: its columns may be many. `null` if there is no such import. */
  async status(id: string): Promise<ImportStatus | null> {
    const [found] = await this.database.query<{ status: ImportStatus }>(statusSql, [id]);
    return found?.status ?? null;
  }

  /** Returns the import that the same call made within this number of hours. */
  async madeBy(
    { scope, key }: Omit<RepeatableCall, 'requestHash'>,
    hours: number,
  ): Promise<StoredImport | null> {
    await this.database.query(forgetKeySql, [scope, key, hours]);
    return firstRow(await this.database.query<StoredImport>(keyedSql, [scope, key, hours]));
  }

  /** Returns a page of all imports, newest first, and their total. */
  async slice(offset: number, limit: number): Promise<{ imports: readonly ListedImport[]; total: number }> {
    const text = 'SELECT count(*)::integer AS total FROM imports';
    const { total } = onlyRow(await this.database.query<{ total: number }>(text));
    return { imports: await this.database.query<ListedImport>(listSql, [limit, offset]), total };
  }

  /** Marks an import in progress as failed, with nothing stored. Imports that have ended are not changed. */
  async fail(id: string, message: string): Promise<void> {
    await this.database.query(failSql, [id, message]);
  }

  /**
   * Cancels an import under way or a preview; `false` if it has ended. Throws a lock timeout (database-errors.ts) while
   * its last step runs.
   */
  async cancel(id: string, message: string): Promise<boolean> {
    return (await this.database.query(cancelSql, [id, message])).length === 1;
  }

  /** Fails the imports whose rows an earlier version of the product staged, and this one must not store. */
  async outdate(message: string): Promise<void> {
    await this.database.query(outdateSql, [message]);
  }

  /** Cancels the statement of another connection if the import that it runs has ended. */
  async interruptUnlessRunning(id: string, backend: number): Promise<void> {
    await this.database.query(interruptSql, [id, backend]);
  }

  /** Locks a running import until the transaction ends, so that it cannot be cancelled. Throws if it has ended. */
  async lockRunning(transaction: Queryable, id: string): Promise<void> {
    if ((await transaction.query(lockRunningSql, [id])).length === 0) throw new Error(ended);
  }

  /** Schedules a preview to run, within a transaction if one is given; `false` if it is no longer a preview. */
  async run(
    id: string,
    mode: ImportMode,
    existing: ExistingPolicy,
    queryable: Queryable = this.database,
  ): Promise<boolean> {
    return (await queryable.query(runSql, [id, mode, existing])).length === 1;
  }

  /**
   * Starts an import that is waiting, or starts a running one again. Returns the number of the attempt; `null` if its
   * status is another one.
   */
  async begin(id: string): Promise<number | null> {
    const [begun] = await this.database.query<{ attempts: number }>(beginSql, [id]);
    return begun?.attempts ?? null;
  }

  /** Returns the ids of imports that wait to run, or whose run may have been interrupted; oldest first. */
  async inProgress(): Promise<readonly string[]> {
    return (await this.database.query<{ id: string }>(inProgressSql)).map(({ id }) => id);
  }

  /** Deletes an import that failed before it began; a cancelled one stays. */
  async remove(id: string): Promise<void> {
    await this.database.query(removeSql, [id]);
  }

  /** Fails the imports whose rows no process receives any more, and returns their ids. */
  async failBrokenOff(message: string): Promise<readonly string[]> {
    return (await this.database.query<{ id: string }>(failBrokenOffSql, [message])).map(({ id }) => id);
  }

  /** Deletes previews older than this number of hours, and their problems: they changed nothing. */
  async forgetPreviews(session: Queryable, hours: number): Promise<void> {
    await session.query(forgetPreviewsSql, [hours]);
  }

  /**
   * Ends an import within the transaction that stored its rows or decided not to store them. Throws if it was cancelled
   * meanwhile.
   */
  async finish(
    transaction: Queryable,
    id: string,
    status: ImportStatus,
    message: string | null,
    tally: ImportTally,
  ): Promise<void> {
    const { inserted, updated, skipped, failed, errorsTotal, warningsTotal } = tally;
    const counts = [inserted, updated, skipped, failed, errorsTotal, warningsTotal];
    const finished = await transaction.query(finishSql, [id, status, message, ...counts]);
    if (finished.length === 0) throw new Error(ended);
  }
}
