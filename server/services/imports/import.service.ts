import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { rowSelections } from '../../../schema/contract/imports.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';
import type { ImportReadsRepository } from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import { authorizeViewer } from '../authorize.js';
import type { EntryListInput } from '../entries/entry-inputs.js';
import { pagination, readPage } from '../pagination.js';
import { oneOf, wholeNumber } from '../read-input.js';
import type { RequestContext, Viewer } from '../request-context.js';
import { isUuid } from '../uuid.js';
import type { ImportOptionsInput, ImportRowsInput, RunOptionsInput } from './import-inputs.js';
import type { ImportIntake } from './import-intake.js';
import { reportOf } from './import-report.js';
import type { ImportUndo } from './import-undo.js';
import { fileProblemView, importView, mayUndo, rowProblemView, rowView } from './import-view.js';
import type {
  ImportConflictView,
  ImportPageView,
  ImportProblemView,
  ImportRowsView,
  ImportView,
  UndoneImportView,
} from './import-views.js';
import { readRunOptions } from './read-import-options.js';
import type { ImportSource } from './reading/import-source.js';

/** A file on its way out: the rows that had problems, each with what was wrong. Destroying `body` frees its connection. */
export interface ImportReport {
  readonly mediaType: string;
  readonly fileName: string;
  readonly body: Readable;
}

interface Parts {
  readonly imports: ImportRepository;
  readonly reads: ImportReadsRepository;
  readonly intake: ImportIntake;
  readonly undoing: ImportUndo;
  /** Has the job look at what waits. */
  readonly wake: () => void;
}

type Limit = number | string | null | undefined;

const underWay: ReadonlySet<string> = new Set(['receiving', 'waiting', 'running', 'undoing']);
const settledPollMs = { first: 20, longest: 250 };
const listed = { min: 1, max: limits.imports.problemsListed, default: 100 };
const offsets = { min: 0, max: 1_000_000_000, default: 0 };

/** Importing entries from files: with every problem beside its row, all or nothing, and undone when it was a mistake. */
export class ImportService {
  constructor(private readonly parts: Parts) {}

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
  ): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    return this.received(viewer, await this.parts.intake.file(viewer, source, options, key));
  }

  /** As `importFile`, from the entries of a JSON body: 1 to 10,000 (`limits.imports.entries`). */
  async importEntries(
    ctx: RequestContext,
    entries: unknown,
    options: ImportOptionsInput,
    key?: string,
  ): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    return this.received(viewer, await this.parts.intake.entries(viewer, entries, options, key));
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

  /** Stores what was previewed (it is `waiting` then). Throws NOT_FOUND, CONFLICT where there is no preview to run. */
  async run(ctx: RequestContext, id: string, options: RunOptionsInput): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.run');
    const stored = await this.stored(id);
    const { mode, existing } = readRunOptions(options, stored);
    const { imports, wake } = this.parts;
    if (isExpired(stored) || !(await imports.run(stored.id, mode, existing))) {
      throw new AppError('CONFLICT', messages.importNotPreviewed);
    }
    wake();
    return importView(await this.stored(id), viewer);
  }

  /** One import, with progress. Throws NOT_FOUND. */
  async find(ctx: RequestContext, id: string): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.read');
    return importView(await this.stored(id), viewer);
  }

  /** The imports of everybody, newest first. */
  async list(ctx: RequestContext, input: Pick<EntryListInput, 'page' | 'limit'>): Promise<ImportPageView> {
    const viewer = authorizeViewer(ctx, 'imports.read');
    const page = readPage(input);
    const { imports, total } = await this.parts.imports.slice((page.page - 1) * page.limit, page.limit);
    return {
      imports: imports.map((stored) => importView(stored, viewer)),
      pagination: pagination(page, total),
    };
  }

  /** The rows of a preview, in the file's order. Throws NOT_FOUND for an unknown import, CONFLICT where its rows are gone. */
  async rows(ctx: RequestContext, id: string, selection: ImportRowsInput): Promise<ImportRowsView> {
    authorizeViewer(ctx, 'imports.read');
    const only = oneOf('only', selection.only, rowSelections, 'all');
    const offset = wholeNumber('offset', selection.offset, offsets);
    const limit = wholeNumber('limit', selection.limit, limits.imports.rows);
    const stored = await this.stored(id);
    if (stored.status !== 'previewed' || isExpired(stored)) {
      throw new AppError('CONFLICT', messages.importRowsGone);
    }
    const { rows, total } = await this.parts.reads.rows(stored.id, only, { offset, limit });
    return { rows: rows.map(rowView), headers: stored.columns.map(({ header }) => header), total };
  }

  /** The first errors, those about the file first, then by row; at most 1,000. */
  errors(ctx: RequestContext, id: string, limit?: Limit): Promise<readonly ImportProblemView[]> {
    return this.problems(ctx, id, 'problems', limit);
  }

  /** The first warnings, in the order of `errors`; at most 1,000. */
  warnings(ctx: RequestContext, id: string, limit?: Limit): Promise<readonly ImportProblemView[]> {
    return this.problems(ctx, id, 'warnings', limit);
  }

  /** The first entries that an undo left as they were, by accession; at most 1,000. */
  async conflicts(ctx: RequestContext, id: string, limit?: Limit): Promise<readonly ImportConflictView[]> {
    authorizeViewer(ctx, 'imports.read');
    const most = wholeNumber('limit', limit, listed);
    return this.parts.reads.conflicts((await this.stored(id)).id, most);
  }

  /** Puts back what an import changed. Throws FORBIDDEN, NOT_FOUND, CONFLICT where there is nothing to undo. */
  async undo(ctx: RequestContext, id: string): Promise<UndoneImportView> {
    const viewer = authorizeViewer(ctx, 'imports.undo');
    const stored = await this.stored(id);
    if (!mayUndo(stored, viewer)) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    await this.parts.undoing.undo(stored.id, viewer.id);
    const undone = importView(await this.stored(id), viewer);
    return { import: undone, reverted: undone.reverted, conflictsTotal: undone.conflictsTotal };
  }

  /** A csv of the rows that had problems: `row`, the original columns, `problem`; streamed. Throws NOT_FOUND. */
  async report(ctx: RequestContext, id: string): Promise<ImportReport> {
    authorizeViewer(ctx, 'imports.read');
    const stored = await this.stored(id);
    const body = reportOf(stored, this.parts.reads.report(stored.id));
    return { mediaType: 'text/csv; charset=utf-8', fileName: 'import-report.csv', body };
  }

  private async problems(
    ctx: RequestContext,
    id: string,
    kind: 'problems' | 'warnings',
    limit: Limit,
  ): Promise<readonly ImportProblemView[]> {
    authorizeViewer(ctx, 'imports.read');
    const most = wholeNumber('limit', limit, listed);
    const stored = await this.stored(id);
    const ofFile = kind === 'problems' ? stored.fileProblems : stored.fileWarnings;
    const ofRows = await this.parts.reads.problems(stored.id, kind, most);
    return [...ofFile.map(fileProblemView), ...ofRows.map(rowProblemView)].slice(0, most);
  }

  private async received(viewer: Viewer, id: string): Promise<ImportView> {
    this.parts.wake();
    return importView(await this.stored(id), viewer);
  }

  private async stored(sent: string): Promise<StoredImport> {
    const id = sent.trim().toLowerCase();
    if (!isUuid(id)) throw badInput('id', messages.importIdInvalid);
    const stored = await this.parts.imports.find(id);
    if (stored === null) throw new AppError('NOT_FOUND', messages.importNotFound);
    return stored;
  }
}

/** Whether a preview is older than its rows are kept. */
function isExpired({ status, finishedAt }: StoredImport): boolean {
  const ms = limits.imports.previewHours * 3_600_000;
  return status === 'previewed' && finishedAt !== null && finishedAt.getTime() < Date.now() - ms;
}
