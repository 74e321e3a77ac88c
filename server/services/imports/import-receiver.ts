import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { messages } from '../../../schema/contract/messages.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { AppError, badInput } from '../../errors.js';
import type { Database, Session } from '../../persistence/database.js';
import { isUniqueViolation } from '../../persistence/database-errors.js';
import type { ImportRepository, KeyedImport } from '../../persistence/imports/import.repository.js';
import { tryLockImport, unlockAll } from '../../persistence/imports/import-locks.js';
import type { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import { copyStagedSql } from '../../persistence/imports/staged-line.js';
import type { ImportOptions } from './read-import-options.js';
import type { StagedFile } from './staged-file.js';

/** An opened file, and the options by which its rows are imported. */
interface ReceivedUpload {
  readonly file: StagedFile;
  readonly fileName: string | null;
  readonly userId: string;
  readonly options: ImportOptions;
  /** Returns the idempotency data once the whole file is read; `null` for a call without a key. */
  readonly call: () => KeyedImport | null;
}

const progressMs = 1000;
const fileNameMax = 255;

/** Copies the rows of a file into the staging table with one COPY: all of them, or none if it is interrupted. */
export class ImportReceiver {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowsRepository,
  ) {}

  /** Returns the id of the queued import. Throws BAD_USER_INPUT for an unreadable file. */
  async receive(incoming: ReceivedUpload): Promise<string> {
    const { file } = incoming;
    try {
      await this.database.session((session) => this.stage(session, incoming));
      return file.importId;
    } finally {
      await file.close();
    }
  }

  private async stage(
    session: Session,
    { file, fileName, userId, options, call }: ReceivedUpload,
  ): Promise<void> {
    const { imports, rows } = this;
    const id = file.importId;
    // Held until the session ends: an instance that can take the lock knows that nobody receives this import any more.
    await tryLockImport(session, id);
    const { mode, existing, dryRun } = options;
    const name = fileName === null ? null : fileName.slice(0, fileNameMax);
    await imports.create({ id, mode, existing, dryRun, ...file.info, fileName: name, userId });
    try {
      await this.copy(session, file);
      const summary = file.summary();
      if (summary.rowsReceived === 0) throw badInput('file', importFileMessages.fileWithoutRows);
      await rows.analyze(session);
      await imports.received(id, { ...summary, call: call() });
      await unlockAll(session);
    } catch (error) {
      await this.discardImport(session, id, error).catch(() => undefined);
      throw error;
    }
  }

  private async copy(session: Session, file: StagedFile): Promise<void> {
    const progressTimer = setInterval(() => {
      this.imports.progress(file.importId, file.rows, file.rows).catch(() => undefined);
    }, progressMs);
    try {
      await pipeline(Readable.from(file.lines(), { highWaterMark: 16 }), session.copyInto(copyStagedSql));
    } finally {
      clearInterval(progressTimer);
    }
  }

  /**
   * Cleans up after a failure. The caller already gets the error of an unreadable file, and a repeated call has its
   * import; an interrupted upload is marked in the list of imports.
   */
  private async discardImport(session: Session, id: string, error: unknown): Promise<void> {
    const { imports, rows } = this;
    if (error instanceof AppError || isUniqueViolation(error)) await imports.remove(id);
    else await imports.fail(id, messages.importBrokenOff);
    await rows.clear(session, id);
  }
}
