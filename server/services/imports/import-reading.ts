import { Readable } from 'node:stream';

import { reportSelections, rowSelections } from '../../../schema/contract/imports.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { mapCooperatively } from '../../cooperative.js';
import { AppError, requireFound } from '../../errors.js';
import type { ImportRows } from '../../nouns/import-rows.js';
import type { ImportConflictView, ImportPage, ImportProblemView, ImportView } from '../../nouns/import.js';
import type {
  ByImport,
  ImportReadsRepository,
  ProblemKind,
} from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';
import { authorizeViewer } from '../authorize.js';
import type { Download } from '../download.js';
import { type PageInput, pagination, readPage } from '../pagination.js';
import { oneOf, readId, type SentNumber, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { ImportRowsInput } from './import-inputs.js';
import { reportOf } from './import-report.js';
import { importView, rowProblemView, rowView } from './import-views.js';

const listed = limits.imports.problemsListed;
const offsets = { min: 0, max: 1_000_000_000, default: 0 };

/** Reads imports: their state, their rows, and the problems of these. */
export class ImportReading {
  constructor(
    protected readonly imports: ImportRepository,
    private readonly reads: ImportReadsRepository,
  ) {}

  /** Returns one import with its progress. Throws NOT_FOUND. */
  async find(ctx: RequestContext, id: string): Promise<ImportView> {
    const viewer = authorizeViewer(ctx, 'imports.read');
    return importView(await this.stored(id), viewer);
  }

  /**
   * Returns a page of the imports of all people, newest first; without `columns` where these take more than
   * `limits.imports.listedColumnsBytes`.
   */
  async list(ctx: RequestContext, input: PageInput): Promise<ImportPage> {
    const viewer = authorizeViewer(ctx, 'imports.read');
    const page = readPage(input);
    const { imports, total } = await this.imports.slice(page.offset, page.limit);
    const items = imports.map((stored) => importView(stored, viewer));
    return { items, pagination: pagination(page, total) };
  }

  /**
   * Returns rows of a preview, in the order of the file, long ones shortened (`limits.imports.longRow`). Throws
   * NOT_FOUND for an unknown import, CONFLICT if its rows are deleted.
   */
  async rows(ctx: RequestContext, id: string, selection: ImportRowsInput): Promise<ImportRows> {
    authorizeViewer(ctx, 'imports.read');
    const only = oneOf('only', selection.only, rowSelections, 'all');
    const offset = wholeNumber('offset', selection.offset, offsets);
    const limit = wholeNumber('limit', selection.limit, limits.imports.rows);
    const stored = await this.stored(id);
    if (stored.status !== 'previewed' || isExpired(stored)) {
      throw new AppError('CONFLICT', messages.importRowsGone);
    }
    const { rows, total } = await this.reads.rows(stored.id, only, { offset, limit });
    const { columns } = stored;
    const items = await mapCooperatively(rows, (row) => rowView(row, columns));
    return { items, headers: columns.map(({ header }) => header), total };
  }

  /** Returns the first errors and warnings of an import, up to 1,000 of each. */
  async listedProblems(
    ctx: RequestContext,
    { id, errorsTotal, warningsTotal }: ImportView,
  ): Promise<Readonly<Record<'errors' | 'warnings', readonly ImportProblemView[]>>> {
    const listOf = async (kind: ProblemKind): Promise<readonly ImportProblemView[]> =>
      (await this.problems(ctx, [id], kind, listed.max)).get(id) ?? [];
    return {
      errors: errorsTotal === 0 ? [] : await listOf('problems'),
      warnings: warningsTotal === 0 ? [] : await listOf('warnings'),
    };
  }

  /** Returns the first errors or warnings of each import, those about the file first, then by row; at most 1,000. */
  async problems(
    ctx: RequestContext,
    ids: readonly string[],
    kind: ProblemKind,
    limit?: SentNumber,
  ): Promise<ByImport<ImportProblemView>> {
    authorizeViewer(ctx, 'imports.read');
    const lists = await this.reads.problems(ids, kind, wholeNumber('limit', limit, listed));
    return new Map([...lists].map(([id, problems]) => [id, problems.map(rowProblemView)]));
  }

  /** Returns the first entries that the undo of each import left unchanged, by accession; at most 1,000 each. */
  async conflictsOf(
    ctx: RequestContext,
    ids: readonly string[],
    limit?: SentNumber,
  ): Promise<ByImport<ImportConflictView>> {
    authorizeViewer(ctx, 'imports.read');
    return this.reads.conflicts(ids, wholeNumber('limit', limit, listed), ctx.transaction);
  }

  /**
   * Streams a csv of the rows with errors, warnings or corrections, or (`only`: errors) of those that were left out,
   * which can be corrected and imported again. Columns: row number, problem and corrections, and the original columns:
   * the texts of the file, of rows left out those with their corrections. Throws BAD_USER_INPUT and NOT_FOUND.
   */
  async report(ctx: RequestContext, id: string, only?: string): Promise<Download> {
    authorizeViewer(ctx, 'imports.read');
    const selection = oneOf('only', only, reportSelections, 'problems');
    const stored = await this.stored(id);
    const lines = reportOf(stored, this.reads.report(stored.id, selection), selection);
    const fileName = selection === 'errors' ? 'import-left-out.csv' : 'import-report.csv';
    return { mediaType: 'text/csv; charset=utf-8', fileName, body: Readable.from(lines) };
  }

  /** Reads the import, within the transaction of the call if there is one. */
  protected async stored(sent: string, { transaction }: Partial<RequestContext> = {}): Promise<StoredImport> {
    const id = readId(sent, messages.importIdInvalid, messages.importIdInvalid);
    return requireFound(await this.imports.find(id, transaction), messages.importNotFound);
  }
}

/** Whether a preview is older than the time for which its rows are stored. */
export function isExpired({ status, finishedAt }: StoredImport): boolean {
  const ms = limits.imports.previewHours * 3_600_000;
  return status === 'previewed' && finishedAt !== null && finishedAt.getTime() < Date.now() - ms;
}
