import { mapEntryFields, requiredEntryFields } from '../../../../schema/contract/entry-fields.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { additionalPrefix, additionalProblems } from '../../../../schema/contract/rules/additional.js';
import { changedAdditional, type EntryChange } from '../../../../schema/contract/rules/entry-input.js';
import { unguardCell } from '../../../../schema/contract/rules/formula-guard.js';
import { isUnseen } from '../../../../schema/contract/rules/text.js';
import type { StagedCell, StoredProblem } from '../../../persistence/imports/staged-line.js';
import type { EntryContent } from '../../../persistence/repositories/entry-write-content.js';
import type { CellRow } from '../../spreadsheets/sheet-rows.js';
import type { ColumnPlan } from './column-plan.js';
import type { ColumnTarget } from './column-target.js';
import type { ItemRow, SourceRow } from './import-source.js';
import { shortened } from './json-reader.js';
import { fillCell, fillMetadata, newDraft, type RowDraft } from './row-draft.js';
import { cellText, itemCell, itemValue } from './staged-cell.js';
import { isTemplateExample } from './template-example.js';
import { uniprotProblem } from './uniprot.js';

/** A row that was read and checked. */
export interface ReadRow {
  readonly row: number;
  /** The cells as in the file, in the order of the plan's headers; there can be fewer or more. */
  readonly cells: readonly StagedCell[];
  /** Only `data` rows are imported: a blank one is ignored, the others get a warning. */
  readonly kind: 'data' | 'blank' | 'repeated-header' | 'template-example';
  /** The id that the row names, in lower case. */
  readonly id: string | null;
  readonly entryNumber: number | null;
  /** When the entry had last been edited at the time of its export, in ISO 8601. */
  readonly updatedAt: string | null;
  /** The change to an existing entry: only the columns of the file, `null` for blanks. */
  readonly change: EntryChange;
  /** The content of a new entry; `null` if the row is bad. */
  readonly content: EntryContent | null;
  readonly problems: readonly StoredProblem[];
  readonly warnings: readonly StoredProblem[];
}

/**
 * Reads a row by the rules that apply to every entry, and reports what is wrong in it. Throws BAD_USER_INPUT only where
 * the items of a file have too many names in all.
 */
export function readImportRow(plan: ColumnPlan, source: SourceRow): ReadRow {
  if ('cells' in source) return readCells(plan, source);
  if ('item' in source) return readItem(plan, source);
  const { row, text, message } = source;
  const problem = { path: 'row', message, value: shortened(text) };
  return { ...empty(row, [text], 'data'), problems: [problem] };
}

function readCells(plan: ColumnPlan, { row, cells }: CellRow): ReadRow {
  if (!hasContent(plan, cells)) return empty(row, cells, 'blank');
  if (repeatsHeader(plan, cells)) {
    const warning = { path: 'row', message: importFileMessages.rowRepeatsHeader, value: null };
    return { ...empty(row, cells, 'repeated-header'), warnings: [warning] };
  }
  const read = readDataCells(plan, { row, cells });
  if (!isExample(read)) return read;
  const warning = { path: 'row', message: importFileMessages.rowIsExample, value: null };
  return { ...empty(row, cells, 'template-example'), warnings: [warning] };
}

const withoutContent: ReadonlySet<string | undefined> = new Set<ColumnTarget['kind']>([
  'nowhere',
  'updatedAt',
]);

/** Columns that are left out do not count: a report has a row with remarks on the whole file there. */
function hasContent({ targets }: ColumnPlan, cells: readonly string[]): boolean {
  return cells.some((cell, position) => !isBlank(cell) && !withoutContent.has(targets[position]?.kind));
}

function isExample({ id, entryNumber, content }: ReadRow): boolean {
  if (id !== null || entryNumber !== null || content === null) return false;
  return Object.keys(content.additional).length === 0 && isTemplateExample(content.values);
}

function readDataCells(plan: ColumnPlan, { row, cells }: CellRow): ReadRow {
  const draft = newDraft();
  const { targets } = plan;
  for (let position = 0; position < targets.length; position += 1) {
    const target = targets[position];
    if (target === undefined || target.kind === 'nowhere') continue;
    const text = unguardCell(cells[position] ?? '').trim();
    fillCell(draft, plan, target, text === '' ? null : text);
  }
  checkLength(draft, plan, cells);
  return finished(row, cells, draft);
}

/** Reads a data row of a preview again, whose cells were corrected: a cell that was not is read as it was. */
export function readCellsAgain(plan: ColumnPlan, row: number, cells: readonly StagedCell[]): ReadRow {
  if (!plan.named) return readDataCells(plan, { row, cells: cells.map(cellText) });
  return readValues(plan, row, cells.map(itemValue));
}

/** Spreadsheets omit blank cells at the end of a row, text files do not. */
function checkLength(draft: RowDraft, { format, targets }: ColumnPlan, cells: readonly string[]): void {
  const columns = targets.length;
  if (cells.length < columns && format !== 'xlsx') {
    const message = importFileMessages.rowShort(cells.length, columns);
    draft.warnings.push({ path: 'row', message, value: null });
  }
  const surplus = cells.length > columns ? cells.slice(columns).filter((cell) => !isBlank(cell)) : [];
  if (surplus.length === 0) return;
  const message = importFileMessages.rowLong(columns + surplus.length, columns);
  draft.problems.push({ path: 'row', message, value: shortened(surplus.join(' | ')) });
}

function readItem(plan: ColumnPlan, { row, item }: ItemRow): ReadRow {
  const values: unknown[] = [];
  for (const [name, value] of Object.entries(item)) values[plan.columnOf(name)] = value;
  const read = readValues(plan, row, values);
  return read.cells.every((cell) => isBlank(cellText(cell))) ? empty(row, read.cells, 'blank') : read;
}

/** Reads the values of an item in the order of the columns; `undefined` is one that it does not have. */
function readValues(plan: ColumnPlan, row: number, values: readonly unknown[]): ReadRow {
  const draft = newDraft();
  for (let position = 0; position < values.length; position += 1) {
    const [target, value] = [plan.targets[position], values[position]];
    if (target !== undefined && value !== undefined) fillCell(draft, plan, target, value);
  }
  return finished(row, Array.from(values, itemCell), draft);
}

function finished(row: number, cells: readonly StagedCell[], draft: RowDraft): ReadRow {
  fillMetadata(draft);
  const { values, replacement, extras, problems, warnings, id, entryNumber, updatedAt } = draft;
  const change = { values, replacement, extras };
  const additional = changedAdditional({}, change);
  for (const { path, message } of additionalProblems(additional)) {
    problems.push({
      path,
      message,
      value: shortened(additional[path.slice(additionalPrefix.length)] ?? null),
    });
  }
  for (const name of requiredEntryFields) {
    if (!isUnseen(values[name]) || problems.some(({ path }) => path === name)) continue;
    problems.push({ path: name, message: importFileMessages.valueRequired, value: values[name] ?? null });
  }
  const odd = typeof values.uniprotId === 'string' ? uniprotProblem(values.uniprotId) : null;
  if (odd !== null)
    warnings.push({ path: 'uniprotId', message: odd, value: shortened(values.uniprotId ?? null) });
  const content =
    problems.length > 0 ? null : { values: mapEntryFields((name) => values[name] ?? null), additional };
  const named = { id, entryNumber, updatedAt };
  return { row, cells, kind: 'data', ...named, change, content, problems, warnings };
}

function repeatsHeader({ headers }: ColumnPlan, cells: readonly string[]): boolean {
  let same = 0;
  for (let position = 0; position < headers.length; position += 1) {
    const cell = (cells[position] ?? '').trim();
    if (cell !== (headers[position] ?? '').trim()) return false;
    if (cell !== '') same += 1;
  }
  return same > 0;
}

function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}

const noChange: EntryChange = { values: {}, replacement: null, extras: {} };

function empty(row: number, cells: readonly StagedCell[], kind: ReadRow['kind']): ReadRow {
  const nothing = { id: null, entryNumber: null, updatedAt: null, change: noChange, content: null };
  return { row, cells, kind, ...nothing, problems: [], warnings: [] };
}
