import { Readable } from 'node:stream';

import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import type { ReportedRow } from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import { lineWriter } from '../exports/delimited-writer.js';
import { readCells } from './import-view.js';

/** A csv of the rows that had problems: `row`, the original columns, and what was wrong in one cell. */
export function reportOf(stored: StoredImport, batches: AsyncIterable<readonly ReportedRow[]>): Readable {
  return Readable.from(lines(stored, batches));
}

const line = lineWriter(',');

async function* lines(
  { columns, fileProblems, fileWarnings }: StoredImport,
  batches: AsyncIterable<readonly ReportedRow[]>,
): AsyncGenerator<string> {
  const headers = columns.map(({ header }) => header);
  yield line(['row', ...headers, 'problem'].map(guardCell));
  const about = [...fileProblems, ...fileWarnings].map(({ path, message }) => `${path}: ${message}`);
  if (about.length > 0) yield line(['', ...headers.map(() => ''), about.join('; ')].map(guardCell));
  for await (const rows of batches) {
    yield rows.map((row) => line(rowCells(row, headers.length))).join('');
  }
}

/** The cells are as they were in the file; those of a row that has more than there are columns come last in the problem. */
function rowCells({ row, cells, problems, warnings }: ReportedRow, columns: number): readonly string[] {
  const original = readCells(cells);
  const shown = Array.from({ length: columns }, (_cell, position) => original[position] ?? '');
  const words = [...problems, ...warnings].map(({ path, message, entry }) => {
    const named = entry === undefined ? '' : ` (${entry.accession})`;
    return path === 'row' ? `${message}${named}` : `${path}: ${message}${named}`;
  });
  return [String(row), ...shown.map(guardCell), guardCell(words.join('; '))];
}
