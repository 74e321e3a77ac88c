import { labelOfField } from '../../../components/differences/fieldChanges';
import type { ImportProblem, ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';

/** A cell of a row: its text, its problems, and the change that it makes. */
export interface CellState {
  readonly text: string;
  readonly problem: ImportProblem | undefined;
  readonly warning: ImportProblem | undefined;
  /** The change of the entry, or else the correction of the file. */
  readonly change: ImportRow['changes'][number] | undefined;
}

/** The cells of a row, one per header. */
export function cellsOf(row: ImportRow, columns: readonly ImportColumn[]): readonly CellState[] {
  const width = Math.max(row.cells.length, columns.length);
  return Array.from({ length: width }, (_, place) => cellAt(row, columns, place));
}

function cellAt(row: ImportRow, columns: readonly ImportColumn[], place: number): CellState {
  const column = columns[place];
  const isAbout = ({ path }: ImportProblem) =>
    column !== undefined && (path === column.header || (column.field !== null && path === column.field));
  return {
    text: row.cells[place] ?? '',
    problem: row.problems.find(isAbout),
    warning: row.warnings.find(isAbout),
    change: [...row.changes, ...row.corrections].find(({ field }) => column?.field === field),
  };
}

/** The target of a column, for the table head of a preview. */
export function targetLabel({ field }: ImportColumn): string {
  if (field === null) return 'not imported';
  if (field === 'accession' || field === '_id') return 'identifies the entry';
  return field.startsWith('additional.') ? 'additional' : labelOfField(field);
}
