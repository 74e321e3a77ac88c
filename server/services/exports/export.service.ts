import { Readable } from 'node:stream';

import {
  type ExportFormat,
  exportFormatNames,
  exportFormats,
} from '../../../schema/contract/export-formats.js';
import { limits } from '../../../schema/contract/limits.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import { resumed } from '../../cooperative.js';
import { assertUnreachable, badInput } from '../../errors.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type {
  EntryBatch,
  EntryStreamRepository,
} from '../../persistence/repositories/entry-stream.repository.js';
import type { Search } from '../../search/search.js';
import { addressKey } from '../attempts/attempt-keys.js';
import { authorize } from '../authorize.js';
import type { Download, StreamedPage } from '../download.js';
import type { EntryListInput, ExportInput } from '../entries/entry-inputs.js';
import {
  appliedFilters,
  type EntryQuery,
  type QuerySearch,
  rankedOrder,
  readEntryQuery,
} from '../entries/entry-query.js';
import type { MeasuresService } from '../entries/measures.service.js';
import { type ExportColumn, exportColumns, type TableColumn } from '../entries/serialised-entry.js';
import { isMeasureHeader, type MeasuredEntry } from '../entries/serialised-measure.js';
import { pagination, readPage } from '../pagination.js';
import { oneOf, optionalWholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { Slots } from '../slots.js';
import { headerCells, readColumns } from './entry-cells.js';
import { writeJson, writeNdjson } from './json-writer.js';
import { writeDelimited, writeSpreadsheet } from './table-writers.js';

/** Maximum number of rows in a sheet, without the header. */
const maxSheetRows = 1_048_575;
const maxSheetColumns = 16_384;

/** Streams whole lists, and long pages of lists, from one snapshot of the database. */
export class ExportService {
  private readonly slots = new Slots({
    each: { max: limits.exports.address, message: messages.exportsOfAddress(limits.exports.address) },
    all: { max: limits.exports.all, message: messages.exportsTaken },
  });

  constructor(
    private readonly streams: EntryStreamRepository,
    private readonly search: QuerySearch & Pick<Search, 'best'>,
    private readonly measures: Pick<MeasuresService, 'publicOf'>,
    private readonly versions: Pick<DataVersionRepository, 'current'>,
  ) {}

  /**
   * Starts an export of exactly the entries that a list with the same filters, search and sort returns. Throws
   * BAD_USER_INPUT for options that cannot be met, such as a spreadsheet of more entries than a sheet can hold;
   * RATE_LIMITED and UNAVAILABLE while too many exports run.
   */
  async export(ctx: RequestContext, input: ExportInput): Promise<Download> {
    authorize(ctx, 'entries.export');
    const format = oneOf('format', input.format, exportFormatNames, 'json');
    // Read before the vocabulary, so that no answer is older than the version it is sent with.
    const { dataVersion } = await this.versions.current();
    const query = await readEntryQuery(input, this.search);
    const limit = optionalWholeNumber('limit', input.limit, limits.exportLimit);
    const columns = readColumns(input.columns);
    const countUpTo = format === 'xlsx' ? maxSheetRows : null;
    const order = await rankedOrder(query, this.search);
    const started = await this.start(ctx, this.streams.entries(query.criteria, order, { limit, countUpTo }));
    const { total } = started;
    const isMeasured = input.measures === true || columns?.some(isMeasureHeader) === true;
    const batches = isMeasured ? this.measured(started.batches) : started.batches;
    const expected = total === null ? null : Math.min(total, limit ?? total);
    const width = headerCells(columns ?? exportColumns, started.additionalKeys).length;
    if (format === 'xlsx' && ((expected ?? 0) > maxSheetRows || width > maxSheetColumns)) {
      await started.end();
      throw badInput(
        'format',
        importFileMessages.exportTooLargeForSpreadsheet(maxSheetRows, maxSheetColumns),
      );
    }
    const content = writeEntries(batches, format, {
      query,
      columns,
      isMeasured,
      bom: input.bom ?? false,
      expected,
    });
    return { ...exportFormats[format], body: bodyOf(content, started), dataVersion };
  }

  /**
   * Starts a page of more than 1,000 entries, at most 10,000; `null` for a shorter page, which `EntryListService`
   * returns. Takes a slot as an export does, and throws as `export` does.
   */
  async longPage(ctx: RequestContext, input: EntryListInput): Promise<StreamedPage | null> {
    authorize(ctx, 'entries.read');
    const page = readPage(input, limits.streamedListLimit);
    if (page.limit <= limits.listLimit.max) return null;
    const { dataVersion } = await this.versions.current();
    const query = await readEntryQuery(input, this.search);
    const order = await rankedOrder(query, this.search);
    const part = { ...page, countUpTo: Number.MAX_SAFE_INTEGER };
    const started = await this.start(ctx, this.streams.entries(query.criteria, order, part));
    const batches = input.measures === true ? this.measured(started.batches) : started.batches;
    const total = started.total ?? 0;
    const about = { pagination: pagination(page, total), appliedFilters: appliedFilters(query) };
    const content = writeJson(batches, null, () => about);
    return { body: bodyOf(content, started), dataVersion, total };
  }

  /** Adds the measures to the entries of each batch. Reviews are read beside the snapshot, as they are now. */
  private async *measured(batches: AsyncGenerator<EntryBatch>): AsyncGenerator<EntryBatch> {
    for await (const batch of batches) {
      const measures = await this.measures.publicOf(batch.entries);
      const entries = batch.entries.map((entry): MeasuredEntry => ({
        ...entry,
        measures: measures.get(entry.id) ?? [],
      }));
      yield { ...batch, entries };
    }
  }

  /**
   * Takes a slot, and waits for the first batch, so that an unavailable database causes an error response and not a
   * broken file.
   */
  private async start(ctx: RequestContext, source: AsyncGenerator<EntryBatch>): Promise<StartedStream> {
    const release = this.slots.take(addressKey(ctx.address));
    const end = async (): Promise<void> => {
      release();
      await source.return(undefined);
    };
    const first = await source.next().catch((error: unknown) => {
      release();
      throw error;
    });
    if (first.done === true) throw new Error('A stream begins with a batch, if only for its keys');
    const { total = null, additionalKeys } = first.value;
    return { total, additionalKeys, batches: resumed(first.value, source), end };
  }
}

interface StartedStream {
  /** Number of entries; `null` if they were not counted. */
  readonly total: number | null;
  readonly additionalKeys: readonly string[];
  readonly batches: AsyncGenerator<EntryBatch>;
  /** Releases the slot and ends the source; may be called repeatedly. */
  readonly end: () => Promise<void>;
}

/** A body that is closed before it was read never starts its generators, so its source is ended here in any case. */
function bodyOf(content: AsyncGenerator<string | Uint8Array>, { end }: StartedStream): Readable {
  return Readable.from(content, { objectMode: false }).once('close', () => void end());
}

interface ExportOptions {
  readonly query: EntryQuery;
  readonly columns: readonly ExportColumn[] | null;
  readonly isMeasured: boolean;
  readonly bom: boolean;
  /** Maximum number of entries; `null` if they were not counted. */
  readonly expected: number | null;
}

/** Writes the entries of an export in its format. */
function writeEntries(
  batches: AsyncGenerator<EntryBatch>,
  format: ExportFormat,
  { query, columns, isMeasured, bom, expected }: ExportOptions,
): AsyncGenerator<string | Uint8Array> {
  const table: readonly TableColumn[] = [
    ...(columns ?? exportColumns),
    ...(isMeasured && columns?.some(isMeasureHeader) !== true ? ['measures' as const] : []),
  ];
  switch (format) {
    case 'json':
      return writeJson(batches, columns, (count) => ({
        ...{ count, exportFormat: 'json' },
        appliedFilters: appliedFilters(query),
      }));
    case 'ndjson':
      return writeNdjson(batches, columns);
    case 'csv':
      return writeDelimited(batches, table, ',', bom);
    case 'tsv':
      return writeDelimited(batches, table, '\t', bom);
    case 'xlsx':
      return writeSpreadsheet(batches, table, expected);
    default:
      return assertUnreachable(format);
  }
}
