import { setTimeout as sleep } from 'node:timers/promises';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';
import type { ImportReadsRepository } from '../../persistence/imports/import-reads.repository.js';
import { authorizeViewer } from '../authorize.js';
import type { RequestContext, Viewer } from '../request-context.js';
import type { ImportOptionsInput, RunOptionsInput } from './import-inputs.js';
import type { ImportIntake, Taken } from './import-intake.js';
import { ImportReading, isExpired } from './import-reading.js';
import type { ImportUndo } from './import-undo.js';
import type { ImportView, ReceivedImportView, UndoneImportView } from './import-views.js';
import { importView, mayRun, mayUndo } from './import-views.js';
import { readRunOptions } from './read-import-options.js';
import type { ImportSource } from './reading/import-source.js';

const underWay: ReadonlySet<string> = new Set(['receiving', 'waiting', 'running']);
const settledPollMs = { first: 20, longest: 100 };

/** Importing entries from files: with every problem beside its row, all or nothing, and undone when it was a mistake. */
export class ImportService extends ImportReading {
  /** `wake` has the job look at what waits. */
  constructor(
    imports: ImportRepository,
    reads: ImportReadsRepository,
    private readonly intake: ImportIntake,
    private readonly undoing: ImportUndo,
    private readonly wake: () => void,
  ) {
    super(imports, reads);
  }

  /** Whoever may not import is refused here, before a byte of a file is read. Throws UNAUTHENTICATED, FORBIDDEN. */
  requireImporter(ctx: RequestContext): void {
    authorizeViewer(ctx, 'imports.run');
  }

  /**
   * Receives a file and answers once its rows are stored to be checked; the import runs on (see `settled`). Under a key
   * that was used before with the same file and options, answers with the import made then. Throws BAD_USER_INPUT,
   * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE for what cannot be read, CONFLICT for a key used with another file.
   */
  async importFile(
    ctx: RequestContext,
    source: ImportSource,
    options: ImportOptionsInput,
    key?: string,
  ): Promise<ReceivedImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    return this.received(viewer, await this.intake.file(viewer, source, options, key));
  }

  /** As `importFile`, from the entries of a JSON body: 1 to 10,000 (`limits.imports.entries`). */
  async importEntries(
    ctx: RequestContext,
    entries: unknown,
    options: ImportOptionsInput,
    key?: string,
  ): Promise<ReceivedImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    return this.received(viewer, await this.intake.entries(viewer, entries, options, key));
  }

  /** Waits for an import to settle, at most `waitMs`, and tells how it stands then. Throws as `find` does. */
  async settled(ctx: RequestContext, id: string, waitMs: number): Promise<ImportView> {
    const until = Date.now() + waitMs;
    let pause = settledPollMs.first;
    let view = await this.find(ctx, id);
    while (underWay.has(view.status) && Date.now() < until) {
      await sleep(pause);
      pause = Math.min(pause * 1.5, settledPollMs.longest);
      view = await this.find(ctx, id);
    }
    return view;
  }

  /**
   * Stores what was previewed (it is `waiting` then), in the name of who previewed it, and so for nobody else. Throws
   * FORBIDDEN, NOT_FOUND, CONFLICT where there is no preview to run.
   */
  async run(ctx: RequestContext, id: string, options: RunOptionsInput): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    const stored = await this.stored(id);
    if (!mayRun(stored, viewer)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    const { mode, existing } = readRunOptions(options, stored);
    if (isExpired(stored) || !(await this.imports.run(stored.id, mode, existing))) {
      throw new AppError('CONFLICT', messages.importNotPreviewed);
    }
    this.wake();
    return importView(await this.stored(id), viewer);
  }

  /** Puts back what an import changed. Throws as `ImportUndo.undo`, and FORBIDDEN, NOT_FOUND. */
  async undo(ctx: RequestContext, id: string): Promise<UndoneImportView> {
    const viewer = authorizeViewer(ctx, 'imports.undo');
    const stored = await this.stored(id, ctx);
    if (!mayUndo(stored, viewer)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    await this.undoing.undo(stored.id, viewer.id, ctx.transaction);
    const undone = importView(await this.stored(id, ctx), viewer);
    return { import: undone, reverted: undone.reverted, conflictsTotal: undone.conflictsTotal };
  }

  private async received(viewer: Viewer, { id, replayed }: Taken): Promise<ReceivedImportView> {
    this.wake();
    return { ...importView(await this.stored(id), viewer), replayed };
  }
}
