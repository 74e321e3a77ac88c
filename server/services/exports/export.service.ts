import { Readable } from 'node:stream';

import {
  type ExportFormat,
  exportFormatNames,
  exportFormats,
  isExportFormat,
} from '../../../schema/contract/export-formats.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { assertUnreachable, badInput } from '../../errors.js';
import type {
  EntryBatch,
  EntryStreamRepository,
} from '../../persistence/repositories/entry-stream.repository.js';
import type { Search } from '../../search/search.js';
import { authorize } from '../authorize.js';
import type { ExportInput } from '../entries/entry-inputs.js';
import { appliedFilters, type EntryQuery, rankedOrder, readEntryQuery } from '../entries/entry-query.js';
import type { Versioned } from '../entries/entry-views.js';
import { type ExportColumn, exportColumns } from '../entries/serialised-entry.js';
import { optionalWholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { Slots } from '../slots.js';
import { writeDelimited } from './delimited-writer.js';
import { writeJson, writeNdjson } from './json-writer.js';
import { writeSpreadsheet } from './spreadsheet-writer.js';

/** Maximum number of rows in a sheet, without the header. */
const maxSheetRows = 1_048_575;

/** A file to download. Destroying `body` releases the database connection. */
export interface ExportedFile extends Versioned {
  readonly format: ExportFormat;
  readonly mediaType: string;
  readonly fileName: string;
  readonly body: Readable;
}

/** Exports whole lists, streamed from one snapshot of the database. */
export class ExportService {
  private readonly slots = new Slots({
    each: { max: limits.exports.address, message: messages.exportsOfAddress(limits.exports.address) },
    all: { max: limits.exports.all, message: messages.exportsTaken },
  });

  constructor(
    private readonly streams: EntryStreamRepository,
    private readonly search: Pick<Search, 'read' | 'best'>,
  ) {}

  /**
   * Starts an export of exactly the entries that a list with the same filters, search and sort returns. Throws
   * BAD_USER_INPUT for options that cannot be met, such as a spreadsheet of more entries than a sheet can hold;
   * RATE_LIMITED and UNAVAILABLE while too many exports run.
   */
  async export(ctx: RequestContext, input: ExportInput): Promise<ExportedFile> {
    authorize(ctx, 'entries.export');
    const format = readFormat(input.format);
    const query = readEntryQuery(input, this.search);
    const limit = optionalWholeNumber('limit', input.limit, limits.exportLimit);
    const columns = readColumns(input.columns);
    const countUpTo = format === 'xlsx' ? maxSheetRows : null;
    const order = await rankedOrder(query, this.search);
    const release = this.slots.take(ctx.address);
    const batches = this.streams.entries(query.criteria, order, limit, countUpTo);
    const { dataVersion, all, expected } = await started(batches, limit).catch((error: unknown) => {
      release();
      throw error;
    });
    if (expected !== null && expected > maxSheetRows) {
      await batches.return(undefined);
      release();
      throw badInput('format', importFileMessages.exportTooLongForSpreadsheet(maxSheetRows));
    }
    const content = writeEntries(all, format, { query, columns, bom: input.bom ?? false, expected });
    const body = Readable.from(content, { objectMode: false });
    // A body that is closed before it was read never starts its generators, so the source is ended here in any case.
    body.once('close', () => {
      void batches.return(undefined);
      release();
    });
    return { format, ...exportFormats[format], body, dataVersion };
  }
}

interface ExportOptions {
  readonly query: EntryQuery;
  readonly columns: readonly ExportColumn[] | null;
  readonly bom: boolean;
  /** Maximum number of entries; `null` if they were not counted. */
  readonly expected: number | null;
}

function writeEntries(
  batches: AsyncGenerator<EntryBatch>,
  format: ExportFormat,
  { query, columns, bom, expected }: ExportOptions,
): AsyncGenerator<string | Uint8Array> {
  switch (format) {
    case 'json':
      return writeJson(batches, columns, appliedFilters(query));
    case 'ndjson':
      return writeNdjson(batches, columns);
    case 'csv':
      return writeDelimited(batches, columns ?? exportColumns, ',', bom);
    case 'tsv':
      return writeDelimited(batches, columns ?? exportColumns, '\t', bom);
    case 'xlsx':
      return writeSpreadsheet(batches, columns ?? exportColumns, expected);
    default:
      return assertUnreachable(format);
  }
}

/** Waits for the first batch, so that an unavailable database causes an error response and not a broken file. */
async function started(
  batches: AsyncGenerator<EntryBatch>,
  limit: number | null,
): Promise<{ dataVersion: string; all: AsyncGenerator<EntryBatch>; expected: number | null }> {
  const first = await batches.next();
  if (first.done === true) throw new Error('An export begins with a batch, if only for its keys');
  const { dataVersion, total = null } = first.value;
  const expected = total === null ? null : Math.min(total, limit ?? total);
  return { dataVersion, all: resumed(first.value, batches), expected };
}

async function* resumed<Item>(first: Item, others: AsyncGenerator<Item>): AsyncGenerator<Item> {
  yield first;
  yield* others;
}

function readFormat(sent: string | null | undefined): ExportFormat {
  const format = (sent ?? '').trim() || 'json';
  if (!isExportFormat(format)) throw badInput('format', messages.oneOf('format', exportFormatNames));
  return format;
}

function readColumns(sent: string | null | undefined): readonly ExportColumn[] | null {
  const names = (sent ?? '').split(',').map((name) => name.trim());
  const chosen = names.filter((name) => name !== '');
  if (chosen.length === 0) return null;
  return chosen.map((name) => {
    const column = exportColumns.find((known) => known === name);
    if (column === undefined) throw badInput('columns', messages.oneOf('columns', exportColumns));
    return column;
  });
}
