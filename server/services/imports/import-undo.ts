import { NIL } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { isLockTimeout } from '../../persistence/database-errors.js';
import type { Database, Queryable } from '../../persistence/database.js';
import { awaitStoring } from '../../persistence/imports/import-locks.js';
import type { ImportUndoRepository, UpdatedEntry } from '../../persistence/imports/import-undo.repository.js';
import type { EntryBulkWriteRepository } from '../../persistence/repositories/entry-write-bulk.js';
import type {
  EntryWriteRepository,
  WriteOrigin,
} from '../../persistence/repositories/entry-write.repository.js';
import { ListedChanges } from '../../persistence/repositories/listed-changes.js';
import { allowLongStatements } from '../../persistence/transactions.js';
import { contentBefore, contentOf, editOf } from '../entries/entry-changes.js';
import { sourceOf } from './import-store.js';

const editsPerBatch = 200;

/**
 * Reverts the changes of imports, in one transaction each. An entry that was edited since is left unchanged and listed.
 */
export class ImportUndo {
  constructor(
    private readonly database: Database,
    private readonly undos: ImportUndoRepository,
    private readonly writes: EntryWriteRepository,
    private readonly bulk: EntryBulkWriteRepository,
  ) {}

  /**
   * Runs in the transaction `surrounding` if given, otherwise in its own. Throws CONFLICT if there is nothing to
   * revert, or a concurrent call just did it, UNAVAILABLE while an import is being stored.
   */
  async undo(id: string, userId: string, surrounding?: Queryable): Promise<void> {
    const work = (transaction: Queryable): Promise<void> => this.undoInTransaction(transaction, id, userId);
    if (surrounding === undefined) {
      await this.database.session((session) => session.transaction(work));
    } else {
      await allowLongStatements(surrounding);
      await work(surrounding);
    }
  }

  private async undoInTransaction(transaction: Queryable, id: string, userId: string): Promise<void> {
    const { undos, bulk } = this;
    await awaitStoring(transaction).catch(storingLasts);
    requireDone(await undos.lock(transaction, id));
    const origin = { source: sourceOf(id), userId, at: new Date(), reason: messages.importUndoReason };
    const conflicts = await undos.noteConflicts(transaction, origin.source, id);
    const listed = new ListedChanges();
    const restored = await this.restore(transaction, origin, listed);
    await bulk.begin(transaction);
    const deleted = await bulk.deleteImported(transaction, origin);
    const reverted = restored + deleted;
    await undos.finish(transaction, id, { at: origin.at, userId, reverted, conflicts });
    await listed.apply(transaction);
    await bulk.apply(transaction, -deleted);
  }

  private async restore(transaction: Queryable, origin: WriteOrigin, listed: ListedChanges): Promise<number> {
    let restored = 0;
    let updated = await this.undos.updated(transaction, origin.source, NIL, editsPerBatch);
    while (updated.length > 0) {
      restored += await this.restoreUpdated(transaction, updated, origin, listed);
      const last = updated.at(-1)?.id ?? NIL;
      updated = await this.undos.updated(transaction, origin.source, last, editsPerBatch);
    }
    return restored;
  }

  private async restoreUpdated(
    transaction: Queryable,
    updated: readonly UpdatedEntry[],
    origin: WriteOrigin,
    listed: ListedChanges,
  ): Promise<number> {
    const made = new Map(updated.map((entry) => [entry.id, entry]));
    const locked = await this.writes.lockMany(transaction, [...made.keys()], origin.userId);
    const edits = locked.flatMap((stored) => {
      const update = made.get(stored.entry.id);
      if (update === undefined || !stored.living || stored.entry.version !== update.version) return [];
      return [editOf(stored, 'update', contentBefore(contentOf(stored.entry), update.changes))];
    });
    if (edits.length > 0) await this.writes.editPart(transaction, edits, origin, listed);
    return edits.length;
  }
}

function storingLasts(error: unknown): never {
  if (!isLockTimeout(error)) throw error;
  throw new AppError('UNAVAILABLE', messages.importUndoLater, { retryAfterSeconds: 5, cause: error });
}

function requireDone(status: string | null): void {
  if (status === 'undone') throw new AppError('CONFLICT', messages.importUndone);
  if (status !== 'done') throw new AppError('CONFLICT', messages.importNotDone);
}
