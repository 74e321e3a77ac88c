import type { ExportFormat } from '../../../schema/contract/export-formats.js';
import { assertUnreachable } from '../../errors.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import { appliedFilters, type EntryQuery } from '../entries/entry-query.js';
import { type ExportColumn, exportColumns, type TableColumn } from '../entries/serialised-entry.js';
import { isMeasureHeader } from '../entries/serialised-measure.js';
import { writeJson, writeNdjson } from './json-writer.js';
import { writeDelimited, writeSpreadsheet } from './table-writers.js';

interface ExportOptions {
  readonly query: EntryQuery;
  readonly columns: readonly ExportColumn[] | null;
  readonly isMeasured: boolean;
  readonly bom: boolean;
  /** Maximum number of entries; `null` if they were not counted. */
  readonly expected: number | null;
}

/** Writes the entries of an export in its format. */
export function writeEntries(
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
