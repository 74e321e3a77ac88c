import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { v7 as uuidV7 } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { AppError, badInput } from '../../errors.js';
import type { Database, Session } from '../../persistence/database.js';
import { isUniqueViolation } from '../../persistence/database-errors.js';
import type { ImportRepository, KeyedImport } from '../../persistence/imports/import.repository.js';
import { tryLockImport, unlockAll } from '../../persistence/imports/import-locks.js';
import type { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import { copyStagedSql } from '../../persistence/imports/staged-line.js';
import { ImportLines } from './import-lines.js';
import type { ImportOptions } from './read-import-options.js';
import { planColumns } from './reading/column-plan.js';
import type { SourceTable } from './reading/import-source.js';

/** A file that was opened, and how its rows are to be imported. */
interface Incoming {
  readonly table: SourceTable;
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
    const { table, options } = incoming;
    try {
      const plan = planColumns(table.headers, options.mapping, table.format, options.missingColumns);
      const id = uuidV7();
      const lines = new ImportLines(id, table, plan);
      await this.database.session((session) => this.stage(session, id, incoming, lines, plan));
      return id;
    } finally {
      await table.close();
    }
  }

  private async stage(
    session: Session,
    id: string,
    { table, fileName, userId, options, call }: Incoming,
    lines: ImportLines,
    plan: ReturnType<typeof planColumns>,
  ): Promise<void> {
    const { imports, rows } = this;
    // Held until the session ends: whoever can take it knows that nobody receives this import any more.
    await tryLockImport(session, id);
    const { mode, existing, dryRun } = options;
    const { format, sheet, sheets } = table;
    const name = fileName === null ? null : fileName.slice(0, fileNameMax);
    await imports.create({ id, mode, existing, dryRun, format, fileName: name, sheet, sheets, userId });
    try {
      await this.copy(session, id, lines);
      const { rows: rowsReceived, columns } = lines.received();
      if (rowsReceived === 0) throw badInput('file', importFileMessages.fileWithoutRows);
      const { unmappedColumns, warnings: fileWarnings, problems: fileProblems } = plan;
      await rows.analyze(session);
      await imports.received(id, {
        ...{ columns, unmappedColumns, fileProblems, fileWarnings, rowsReceived },
        call: call(),
      });
      await unlockAll(session);
    } catch (error) {
      await this.giveUp(session, id, error).catch(() => undefined);
      throw error;
    }
  }

  private async copy(session: Session, id: string, lines: ImportLines): Promise<void> {
    const told = setInterval(() => {
      const { rows } = lines.received();
      this.imports.progress(id, rows, rows).catch(() => undefined);
    }, progressMs);
    try {
      await pipeline(Readable.from(lines.lines(), { highWaterMark: 16 }), session.copyInto(copyStagedSql));
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
