import { setTimeout as sleep } from 'node:timers/promises';

import { isInProgress } from '../../../schema/contract/imports.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import type { ImportView, UndoneImport } from '../../nouns/import.js';
import type { ImportReadsRepository } from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';
import { authorizeViewer } from '../authorize.js';
import { wholeNumber } from '../read-input.js';
import type { RequestContext, Viewer } from '../request-context.js';
import type { AcceptedImport, ImportAcceptance } from './import-acceptance.js';
import type { ImportCancellation } from './import-cancellation.js';
import { type ImportCorrections, readCorrections, readTakenRows, rowNumbers } from './import-corrections.js';
import type { ImportOptionsInput, RunOptionsInput, TakenOffersInput } from './import-inputs.js';
import { ImportReading, isExpired } from './import-reading.js';
import type { ImportUndo } from './import-undo.js';
import { importView, mayRun, mayUndo, type ReceivedImportView } from './import-views.js';
import { readRunOptions } from './read-import-options.js';
import type { ImportSource } from './reading/import-source.js';

const pollMs = { first: 20, longest: 100 };

/** Imports entries from files: reports every problem with its row, stores all rows or none, and can be undone. */
export class ImportService extends ImportReading {
  /** `wake` makes the job check the queue. Once `stopSignal` is aborted, nothing waits for an import. */
  constructor(
    imports: ImportRepository,
    reads: ImportReadsRepository,
    private readonly acceptance: ImportAcceptance,
    private readonly undoing: ImportUndo,
    private readonly cancellation: ImportCancellation,
    private readonly corrections: ImportCorrections,
    private readonly wake: () => void,
    private readonly stopSignal: AbortSignal,
  ) {
    super(imports, reads);
  }

  /**
   * Receives a file and returns once its rows are staged; the import continues in the job (see `waitUntilFinished`).
   * For a key that was used before with the same file and options, returns the import created then. Throws
   * BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE for unreadable files, CONFLICT for a key used with
   * another file.
   */
  async importFile(
    ctx: RequestContext,
    source: ImportSource,
    options: ImportOptionsInput,
    key?: string,
  ): Promise<ReceivedImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    return this.received(viewer, await this.acceptance.file(viewer, source, options, key));
  }

  /** As `importFile`, for the entries of a JSON body: 1 to 10,000 (`limits.imports.entries`). */
  async importEntries(
    ctx: RequestContext,
    entries: unknown,
    options: ImportOptionsInput,
    key?: string,
  ): Promise<ReceivedImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    return this.received(viewer, await this.acceptance.entries(viewer, entries, options, key));
  }

  /**
   * Waits until an import is finished or the server stops, at most `waitMs`, and returns its state then. Throws as
   * `find` does.
   */
  async waitUntilFinished(ctx: RequestContext, id: string, waitMs: number): Promise<ImportView> {
    // A run within a transaction is queued at its end only.
    this.wake();
    const until = Date.now() + waitMs;
    let pause = pollMs.first;
    const found = await this.find(ctx, id);
    let { status } = found;
    while (isInProgress(status) && Date.now() < until && !this.stopSignal.aborted) {
      await sleep(pause);
      pause = Math.min(pause * 1.5, pollMs.longest);
      status = (await this.imports.status(found.id)) ?? 'failed';
    }
    return this.find(ctx, found.id);
  }

  /**
   * Queues a preview to be stored (its status becomes `waiting`), in the name of the person who created it and for no
   * other caller, within the transaction of the call if there is one. Throws FORBIDDEN, BAD_USER_INPUT, NOT_FOUND,
   * CONFLICT if there is no preview to run.
   */
  async run(ctx: RequestContext, id: string, options: RunOptionsInput): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    const { mode, existing } = readRunOptions(options);
    const stored = await this.stored(id, ctx);
    if (!mayRun(stored, viewer)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    const isQueued =
      !isExpired(stored) &&
      (await this.imports.run(stored.id, mode ?? stored.mode, existing ?? stored.existing, ctx.transaction));
    if (!isQueued) {
      const hasReason = stored.status === 'failed' || stored.status === 'cancelled';
      const reason = hasReason ? stored.message : null;
      throw new AppError('CONFLICT', reason ?? messages.importNotPreviewed);
    }
    this.wake();
    return importView(await this.stored(id, ctx), viewer);
  }

  /**
   * Corrects cells of a row of a preview: texts by field, `null` for the text of the file. All rows are then checked
   * again; waits up to a minute for that. For the person who created the preview. Throws FORBIDDEN, NOT_FOUND,
   * BAD_USER_INPUT for another field, CONFLICT if there is no preview.
   */
  async correct(
    ctx: RequestContext,
    id: string,
    row: number | string,
    sent: Readonly<Record<string, unknown>>,
  ): Promise<ImportView> {
    authorizeViewer(ctx, 'imports.run');
    const number = wholeNumber('row', row, rowNumbers);
    const corrections = readCorrections(sent);
    return this.changed(ctx, id, (stored) => this.corrections.correct(stored, number, corrections));
  }

  /**
   * Takes the names that are offered for the cells of a preview, in some rows or in all; cells with several meanings
   * stay as they are. Otherwise as `correct`.
   */
  async takeOffers(ctx: RequestContext, id: string, sent: TakenOffersInput): Promise<ImportView> {
    authorizeViewer(ctx, 'imports.run');
    const rows = readTakenRows(sent);
    return this.changed(ctx, id, (stored) => this.corrections.takeOffers(stored, rows));
  }

  private async changed(
    ctx: RequestContext,
    id: string,
    change: (stored: StoredImport) => Promise<void>,
  ): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    const stored = await this.stored(id);
    if (!mayRun(stored, viewer)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    if (stored.status !== 'previewed' || isExpired(stored)) {
      throw new AppError('CONFLICT', messages.importRowsFixed);
    }
    await change(stored);
    return this.waitUntilFinished(ctx, stored.id, limits.imports.waitMs);
  }

  /** Reverts the changes of an import. Throws as `ImportUndo.undo`, and FORBIDDEN, NOT_FOUND. */
  async undo(ctx: RequestContext, id: string): Promise<UndoneImport> {
    const viewer = authorizeViewer(ctx, 'imports.undo');
    const stored = await this.stored(id, ctx);
    if (!mayUndo(stored, viewer)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    await this.undoing.undo(stored.id, viewer.id, ctx.transaction);
    const undone = importView(await this.stored(id, ctx), viewer);
    return { import: undone, reverted: undone.reverted, conflictsTotal: undone.conflictsTotal };
  }

  /**
   * Cancels an import that has not ended, at any stage and on any instance, or a preview: nothing of it is stored. Does
   * not use the transaction of the call, which the import could not see. Throws CONFLICT for an import that has ended,
   * FORBIDDEN, NOT_FOUND.
   */
  async cancel(ctx: RequestContext, id: string): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.undo');
    const stored = await this.stored(id);
    if (!mayUndo(stored, viewer)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    await this.cancellation.cancel(stored.id);
    return importView(await this.stored(id), viewer);
  }

  private async received(viewer: Viewer, { id, replayed }: AcceptedImport): Promise<ReceivedImportView> {
    this.wake();
    return { ...importView(await this.stored(id), viewer), replayed };
  }
}
