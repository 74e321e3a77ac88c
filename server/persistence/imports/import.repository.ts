import type { ExistingPolicy, ImportMode, ImportStatus } from '../../../schema/contract/imports.js';
import type { Database, Queryable } from '../database.js';
import type { StoredImport } from './import-row.js';
import { ImportEnded } from './import-session.js';
import {
  beginSql,
  cancelSql,
  failBrokenOffSql,
  failSql,
  findSql,
  finishSql,
  forgetKeySql,
  forgetPreviewsSql,
  inProgressSql,
  insertSql,
  interruptSql,
  keyedSql,
  listSql,
  lockRunningSql,
  outdateSql,
  progressSql,
  receivedSql,
  removeSql,
  runSql,
} from './import-sql.js';
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
  readonly call: KeyedImport | null;
}

/** A call with an idempotency key: its scope, key and the hash of its request. */
export interface KeyedImport {
  readonly scope: Buffer;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** The numbers of rows of an import, by outcome. */
export type ImportTally = Pick<
  StoredImport,
  'inserted' | 'updated' | 'skipped' | 'failed' | 'errorsTotal' | 'warningsTotal'
>;

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
    const [found] = await queryable.query<StoredImport>(findSql, [id]);
    return found ?? null;
  }

  /** Returns the import that the same call made within this number of hours. */
  async madeBy(
    { scope, key }: Omit<KeyedImport, 'requestHash'>,
    hours: number,
  ): Promise<StoredImport | null> {
    await this.database.query(forgetKeySql, [scope, key, hours]);
    const [found] = await this.database.query<StoredImport>(keyedSql, [scope, key, hours]);
    return found ?? null;
  }

  /** Returns a page of all imports, newest first, and their total. */
  async slice(offset: number, limit: number): Promise<{ imports: readonly StoredImport[]; total: number }> {
    const [count] = await this.database.query<{ total: number }>(
      'SELECT count(*)::integer AS total FROM imports',
    );
    const imports = await this.database.query<StoredImport>(listSql, [limit, offset]);
    return { imports, total: count?.total ?? 0 };
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

  /** Locks a running import until the transaction ends, so that it cannot be cancelled. Throws `ImportEnded`. */
  async lockRunning(transaction: Queryable, id: string): Promise<void> {
    if ((await transaction.query(lockRunningSql, [id])).length === 0) throw new ImportEnded();
  }

  /** Schedules a preview to run; `false` if it is no longer a preview. */
  async run(id: string, mode: ImportMode, existing: ExistingPolicy): Promise<boolean> {
    return (await this.database.query(runSql, [id, mode, existing])).length === 1;
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
   * Ends an import within the transaction that stored its rows or decided not to store them. Throws `ImportEnded` if it
   * was cancelled meanwhile.
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
    if (finished.length === 0) throw new ImportEnded();
  }
}
