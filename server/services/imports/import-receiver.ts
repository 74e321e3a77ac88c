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

/** A file that was opened, and how its rows are to be imported. */
interface Incoming {
  readonly file: StagedFile;
  readonly fileName: string | null;
  readonly userId: string;
  readonly options: ImportOptions;
  /** What the call is known by once all of the file is read; `null` where it cannot be sent again. */
  readonly call: () => KeyedImport | null;
}

const progressMs = 1000;
const fileNameMax = 255;

/** Takes the rows of files into the staging table, in one COPY each: all of them, or, where it breaks off, none. */
export class ImportReceiver {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowsRepository,
  ) {}

  /** Returns the id of the import, which waits to be run. Throws BAD_USER_INPUT for what cannot be read. */
  async receive(incoming: Incoming): Promise<string> {
    const { file } = incoming;
    try {
      await this.database.session((session) => this.stage(session, incoming));
      return file.importId;
    } finally {
      await file.close();
    }
  }

  private async stage(session: Session, { file, fileName, userId, options, call }: Incoming): Promise<void> {
    const { imports, rows } = this;
    const id = file.importId;
    // Held until the session ends: whoever can take it knows that nobody receives this import any more.
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
      await this.giveUp(session, id, error).catch(() => undefined);
      throw error;
    }
  }

  private async copy(session: Session, file: StagedFile): Promise<void> {
    const told = setInterval(() => {
      this.imports.progress(file.importId, file.rows, file.rows).catch(() => undefined);
    }, progressMs);
    try {
      await pipeline(Readable.from(file.lines(), { highWaterMark: 16 }), session.copyInto(copyStagedSql));
    } finally {
      clearInterval(told);
    }
  }

  /** A file that cannot be read was said so at once, and one that came twice is there; of one that broke off, the list of imports tells. */
  private async giveUp(session: Session, id: string, error: unknown): Promise<void> {
    const { imports, rows } = this;
    if (error instanceof AppError || isUniqueViolation(error)) await imports.remove(id);
    else await imports.fail(id, messages.importBrokenOff);
    await rows.clear(session, id);
  }
}
