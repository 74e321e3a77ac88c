import { entryField, isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { InputProblem } from '../../../schema/contract/error-codes.js';
import type { ReportSelection } from '../../../schema/contract/imports.js';
import { messages } from '../../../schema/contract/messages.js';
import { lineWriter } from '../../../schema/contract/rules/delimited.js';
import { guardCell, unguardCell } from '../../../schema/contract/rules/formula-guard.js';
import { afterLabel } from '../../../schema/contract/rules/labelled-problem.js';
import { TimeSlice } from '../../cooperative.js';
import type { ReportedRow } from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import { correctedCells, textInFile } from './corrected-cells.js';
import { reportHeaders } from './reading/import-headers.js';
import { cellText, readStagedCells } from './reading/staged-cell.js';

const line = lineWriter(',');

/**
 * Yields the lines of a csv of the rows that had problems or were corrected: row number, all problems and corrections
 * in one cell, and the original columns. Rows that were left out have their corrected cells, so that they can be
 * imported again.
 */
export async function* reportOf(
  { columns, format, fileProblems, fileWarnings }: StoredImport,
  batches: AsyncIterable<readonly ReportedRow[]>,
  only: ReportSelection,
): AsyncGenerator<string> {
  const headers = columns.map(({ header }) => header);
  const guard = format === 'json' || format === 'ndjson' ? guardCell : guardTableCell;
  yield line([reportHeaders.row, reportHeaders.problem, ...headers.map(guard)]);
  const about = [...fileProblems, ...fileWarnings].map(labelledProblem);
  if (about.length > 0) yield line(['', about.join('; '), ...headers.map(() => '')].map(guardCell));
  const slice = new TimeSlice();
  for await (const rows of batches) {
    let text = '';
    for (const row of rows) {
      const original = readStagedCells(row.cells);
      const remark = remarkOf(row, columns, original.map(cellText));
      const shown = only === 'errors' ? correctedCells(columns, original, row.corrections) : original;
      const cells = filledCells(shown.map(cellText), columns.length);
      text += line([String(row.row), guardCell(remark), ...cells.map(guard)]);
      if (!slice.isOver()) continue;
      yield text;
      text = '';
      await slice.yieldToEventLoop();
    }
    yield text;
  }
}

/** An import takes the guard off the cells of a table, so those that have it get no second one. */
function guardTableCell(cell: string): string {
  return guardCell(unguardCell(cell));
}

/** Returns all problems and corrections of a row as one text. */
function remarkOf(
  { corrections, problems, warnings }: ReportedRow,
  columns: StoredImport['columns'],
  original: readonly string[],
): string {
  const words = [...problems, ...warnings].map((problem) => {
    const { path, message, entry } = problem;
    const named = entry === undefined ? '' : ` (${entry.accession})`;
    return (path === 'row' ? message : labelledProblem(problem)) + named;
  });
  const corrected = Object.entries(corrections ?? {}).map(([field, text]) =>
    messages.importCorrected(labelOf(field), textInFile(columns, original, field), text),
  );
  return [...words, ...corrected].join('; ');
}

/** Adds blank cells up to the length of the header; surplus cells of a row that is longer stay. */
function filledCells(cells: readonly string[], columns: number): readonly string[] {
  const length = Math.max(columns, cells.length);
  return Array.from({ length }, (_cell, position) => cells[position] ?? '');
}

/** Returns a problem with the label of its field. */
export function labelledProblem({ path, message }: InputProblem): string {
  const label = labelOf(path);
  return label + afterLabel(label, path, message);
}

/** The label of a field; any other path as it is. */
function labelOf(path: string): string {
  return isEntryFieldName(path) ? entryField(path).label : path;
}
