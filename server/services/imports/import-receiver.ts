import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { importFormats } from '../../../schema/contract/imports.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import { isUniqueViolation } from '../../persistence/database-errors.js';
import type { Database, Session } from '../../persistence/database.js';
import { tryLockImport, unlockAll } from '../../persistence/imports/import-locks.js';
import type { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';
import { copyStagedSql } from '../../persistence/imports/staged-line.js';
import type { RepeatableCall } from '../../persistence/repositories/idempotency.repository.js';
import type { Viewer } from '../request-context.js';
import type { ImportOptions } from './read-import-options.js';
import { UploadEnded, UploadStopped } from './reading/import-source.js';
import type { FileInfo, StagedFile } from './staged-file.js';

/** Who sends which file, and how its rows are imported. */
export interface Sender {
  readonly fileName: string | null;
  readonly viewer: Viewer;
  readonly options: ImportOptions;
}

/** An opened file. */
interface ReceivedUpload extends Sender {
  readonly file: StagedFile;
  /** Returns the idempotency data once the whole file is read; `null` for a call without a key. */
  readonly call: () => RepeatableCall | null;
}

const progressMs = 1000;
const maxFileNameLength = 255;

/** Copies the rows of a file into the staging table with one COPY: all of them, or none if it is interrupted. */
export class ImportReceiver {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowsRepository,
    private readonly stopSignal: AbortSignal,
  ) {}

  /**
   * Returns the id of the queued import. Throws BAD_USER_INPUT for an unreadable file, CONFLICT if it is cancelled, and
   * UNAUTHENTICATED if the session has ended when the file is complete.
   */
  async receive(incoming: ReceivedUpload): Promise<string> {
    const { file } = incoming;
    try {
      await this.database.session((session) => this.stage(session, incoming));
      return file.importId;
    } finally {
      await file.close();
    }
  }

  /** Returns what `reading` returns; throws UNAVAILABLE at once when the server stops, also while no byte comes. */
  untilStop<Result>(reading: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const stop = (): void => reject(new UploadStopped());
      this.stopSignal.addEventListener('abort', stop, { once: true });
      const end = (): void => this.stopSignal.removeEventListener('abort', stop);
      reading.then(resolve, reject).finally(end);
    });
  }

  /** Records the import of a file whose upload was interrupted before its first row was read. */
  async noteInterrupted(id: string, sender: Sender, { message }: UploadEnded): Promise<void> {
    const format = importFormats.find((name) => sender.fileName?.toLowerCase().endsWith(`.${name}`)) ?? 'csv';
    await this.database.session(async (session) => {
      // Otherwise the import job could take it for one whose process is gone.
      await tryLockImport(session, id);
      await this.create(id, sender, { format, sheet: null, sheets: [] });
      await this.imports.fail(id, message);
    });
  }

  private async create(id: string, { fileName, viewer, options }: Sender, info: FileInfo): Promise<void> {
    const { mode, existing, dryRun, mapping } = options;
    const asked = { mode, existing, dryRun, mapping, userId: viewer.id };
    const name = fileName === null ? null : fileName.slice(0, maxFileNameLength);
    await this.imports.create({ id, ...asked, ...info, fileName: name });
  }

  private async stage(session: Session, { file, call, ...sender }: ReceivedUpload): Promise<void> {
    const { imports, rows } = this;
    const id = file.importId;
    // Held until the session ends: an instance that can take the lock knows that nobody receives this import any more.
    await tryLockImport(session, id);
    await this.create(id, sender, file.info);
    try {
      await this.copy(session, file);
      const summary = file.summary();
      if (summary.rowsReceived === 0) throw badInput('file', importFileMessages.fileWithoutRows);
      await rows.analyze(session);
      if ((await sender.viewer.currentRole?.()) === null) {
        throw new AppError('UNAUTHENTICATED', messages.invalidToken);
      }
      if (!(await imports.received(id, { ...summary, call: call() }))) throw cancelledMeanwhile();
      await unlockAll(session);
    } catch (error) {
      await this.discardImport(session, id, error).catch(() => undefined);
      throw error;
    }
  }

  /** Ends at once when the import is cancelled or the server stops, also while no byte of the file comes. */
  private async copy(session: Session, file: StagedFile): Promise<void> {
    const ended = new AbortController();
    const end = (error: AppError): void => {
      ended.abort(error);
      void file.close().catch(() => undefined);
    };
    const note = async (): Promise<void> => {
      if (!(await this.imports.progress(file.importId, file.rows, file.rows))) end(cancelledMeanwhile());
    };
    const stop = (): void => end(new UploadStopped());
    this.stopSignal.addEventListener('abort', stop, { once: true });
    // It may have stopped since the first row was read.
    if (this.stopSignal.aborted) stop();
    const progressTimer = setInterval(() => void note().catch(() => undefined), progressMs);
    try {
      await pipeline(Readable.from(file.lines(), { highWaterMark: 2 }), session.copyInto(copyStagedSql));
    } catch (error) {
      ended.signal.throwIfAborted();
      throw error;
    } finally {
      clearInterval(progressTimer);
      this.stopSignal.removeEventListener('abort', stop);
    }
  }

  /**
   * Cleans up after a failure. The caller already gets the error of an unreadable file, and a repeated call has its
   * import. Of an outage the list says only that nothing is stored: its message is about the moment of the call.
   */
  private async discardImport(session: Session, id: string, error: unknown): Promise<void> {
    const { imports, rows } = this;
    const isRefused = error instanceof AppError && error.code !== 'UNAVAILABLE';
    if (error instanceof UploadEnded) await imports.fail(id, error.message);
    else if (isRefused || isUniqueViolation(error)) await imports.remove(id);
    else await imports.fail(id, messages.importBrokenOff);
    await rows.clear(session, id);
  }
}

function cancelledMeanwhile(): AppError {
  return new AppError('CONFLICT', messages.importCancelled);
}
