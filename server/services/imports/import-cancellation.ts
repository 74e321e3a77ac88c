import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { isLockTimeout } from '../../persistence/database-errors.js';
import type { Database } from '../../persistence/database.js';
import { tryLockImport } from '../../persistence/imports/import-locks.js';
import type { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';

/** Cancels imports: the status is the signal that the instance which receives or runs the import looks for. */
export class ImportCancellation {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowsRepository,
  ) {}

  /** Throws CONFLICT for an import that has ended, or whose last step runs. */
  async cancel(id: string): Promise<void> {
    const cancelled = await this.imports.cancel(id, messages.importCancelled).catch(almostStored);
    if (!cancelled) throw await this.refusal(id);
    // The import is cancelled, whether or not its rows can be deleted now: the job deletes what is left.
    await this.clearIfIdle(id).catch(() => undefined);
  }

  /** Deletes the staged rows, unless an instance works on them: that one stops soon and deletes them. */
  private async clearIfIdle(id: string): Promise<void> {
    await this.database.session(async (session) => {
      if (await tryLockImport(session, id)) await this.rows.clear(session, id);
    });
  }

  private async refusal(id: string): Promise<AppError> {
    const status = (await this.imports.find(id))?.status;
    if (status === 'cancelled') return new AppError('CONFLICT', messages.importCancelledAlready);
    return new AppError('CONFLICT', status === 'done' ? messages.importStored : messages.importEnded);
  }
}

function almostStored(error: unknown): never {
  if (!isLockTimeout(error)) throw error;
  throw new AppError('CONFLICT', messages.importAlmostStored, { cause: error });
}
