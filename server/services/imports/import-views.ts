import { isInProgress } from '../../../schema/contract/imports.js';
import { allows } from '../../../schema/contract/policy.js';
import type { ImportRowView } from '../../nouns/import-rows.js';
import type { ImportProblemView, ImportView } from '../../nouns/import.js';
import type { PreviewedRow, RowProblem } from '../../persistence/imports/import-reads.repository.js';
import type { ListedImport, StoredImport } from '../../persistence/imports/import-row.js';
import { fieldChanges } from '../entries/revision-changes.js';
import type { Viewer } from '../request-context.js';
import { textInFile } from './corrected-cells.js';
import { cellText, readStagedCells } from './reading/staged-cell.js';

/** An import that a call created, and whether an earlier call under the same key did. */
export interface ReceivedImportView extends ImportView {
  readonly replayed: boolean;
}

/** An import as every signed-in person sees it. */
export function importView(stored: ListedImport & Partial<StoredImport>, viewer: Viewer): ImportView {
  const { mode, rowsReceived, attempts, requestHash, mapping, fileProblems, fileWarnings, ...shown } = stored;
  return {
    ...shown,
    mode,
    canUndo: isUndoable(stored) && mayUndo(stored, viewer),
    canCancel: isCancellable(stored) && mayUndo(stored, viewer),
    canRun: stored.status === 'previewed' && mayRun(stored, viewer),
  };
}

/** Whether an import stored anything that can be reverted. */
function isUndoable({ status, inserted, updated }: ListedImport): boolean {
  return status === 'done' && inserted + updated > 0;
}

/** Whether an import has not ended, or is a preview that waits for a decision. */
function isCancellable({ status }: ListedImport): boolean {
  return isInProgress(status) || status === 'previewed';
}

/** Whether a person may run a preview: only the person who created it, since its writes are stored in their name. */
export function mayRun({ by }: ListedImport, { id }: Viewer): boolean {
  return by?.id === id;
}

/** Whether a person may undo or cancel an import: its creator, and roles that may undo those of others. */
export function mayUndo({ by }: ListedImport, { id, role }: Viewer): boolean {
  return allows(by?.id === id ? 'imports.undo' : 'imports.undoOthers', role);
}

/** A problem of a row, or of the file as a whole. */
export function rowProblemView({ row, problem }: RowProblem): ImportProblemView {
  const { path, message, value, entry } = problem;
  return { row, path, message, value, entry: entry ?? null };
}

/** A row of a preview. */
export function rowView(
  { row, outcome, entry, canCorrect, offers, isCut, ...stored }: PreviewedRow,
  columns: StoredImport['columns'],
): ImportRowView {
  const cells = isCut
    ? readCutCells(stored.cells, columns.length)
    : readStagedCells(stored.cells).map(cellText);
  const corrections = Object.entries(stored.corrections ?? {}).map(
    ([field, text]) => [field, [textInFile(columns, cells, field) || null, text || null]] as const,
  );
  const viewOf = (problem: RowProblem['problem']) => rowProblemView({ row, problem });
  return {
    row,
    outcome,
    cells,
    corrections: fieldChanges(Object.fromEntries(corrections)),
    canCorrect,
    offers,
    problems: stored.problems.map(viewOf),
    warnings: stored.warnings.map(viewOf),
    changes: fieldChanges(stored.changes ?? {}),
    entry,
  };
}

/** A text, or the cell of a blank text in an item. */
const cellStart = /"((?:[^"\\]|\\u[\da-f]{4}|\\[^u])*)("?)|\[\]/g;

/**
 * The cells of a row of which only the beginning was read, one per column: the cell that is not complete ends with …,
 * and those after it are that.
 */
function readCutCells(beginning: string, columns: number): readonly string[] {
  const cells = [...beginning.matchAll(cellStart)].map(([, text = '', end]) =>
    String(JSON.parse(`"${text}${end === '' ? '…' : ''}"`)),
  );
  while (cells.length < columns) cells.push('…');
  return cells;
}
