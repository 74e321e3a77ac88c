import { Readable } from 'node:stream';

import { entryField, isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import type { ReportedRow } from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import { lineWriter } from '../exports/delimited-writer.js';
import { readCells } from './import-views.js';
import { reportHeaders } from './reading/import-headers.js';

/** Streams a csv of the rows that had problems: row number, all problems in one cell, and the original columns. */
export function reportOf(stored: StoredImport, batches: AsyncIterable<readonly ReportedRow[]>): Readable {
  return Readable.from(lines(stored, batches));
}

const line = lineWriter(',');

async function* lines(
  { columns, fileProblems, fileWarnings }: StoredImport,
  batches: AsyncIterable<readonly ReportedRow[]>,
): AsyncGenerator<string> {
  const headers = columns.map(({ header }) => header);
  yield line([reportHeaders.row, reportHeaders.problem, ...headers].map(guardCell));
  const about = [...fileProblems, ...fileWarnings].map(({ path, message }) => `${labelOf(path)}: ${message}`);
  if (about.length > 0) yield line(['', about.join('; '), ...headers.map(() => '')].map(guardCell));
  for await (const rows of batches) {
    yield rows.map((row) => line(rowCells(row, headers.length))).join('');
  }
}

/** The cells are those of the file, including the surplus cells of a row that is longer than the header. */
function rowCells({ row, cells, problems, warnings }: ReportedRow, columns: number): readonly string[] {
  const original = readCells(cells);
  const length = Math.max(columns, original.length);
  const shown = Array.from({ length }, (_cell, position) => original[position] ?? '');
  const words = [...problems, ...warnings].map(({ path, message, entry }) => {
    const named = entry === undefined ? '' : ` (${entry.accession})`;
    return path === 'row' ? `${message}${named}` : `${labelOf(path)}: ${message}${named}`;
  });
  return [String(row), guardCell(words.join('; ')), ...shown.map(guardCell)];
}

/** The label of a field; any other path as it is. */
export function labelOf(path: string): string {
  return isEntryFieldName(path) ? entryField(path).label : path;
}
