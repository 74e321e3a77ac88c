import type { EntryChange } from '../../../../schema/contract/rules/entry-input.js';
import type { EntryContent } from '../../../persistence/repositories/entry-write-content.js';
import type { ColumnPlan } from './column-plan.js';
import type { SourceRow } from './import-source.js';
import type { CellProblem } from './row-problem.js';

/** A row that was read and checked. */
export interface ReadRow {
  readonly row: number;
  /** The cells as in the file, in the order of the plan's headers. */
  readonly cells: readonly string[];
  /** Rows of the other kinds are no data: a blank one is passed over, a repeated header has a warning. */
  readonly kind: 'data' | 'blank' | 'repeated-header';
  /** The entry it names, in lower case. */
  readonly id: string | null;
  readonly entryNumber: number | null;
  /** What the row says of an entry that exists: of the file's columns alone, `null` for blanks. */
  readonly change: EntryChange;
  /** What a new entry would hold; `null` where the row is bad. */
  readonly content: EntryContent | null;
  readonly problems: readonly CellProblem[];
  readonly warnings: readonly CellProblem[];
}

/** Reads a row by the rules that every entry is checked by. Never throws for what a file holds. */
export function readImportRow(_plan: ColumnPlan, _source: SourceRow): ReadRow {
  throw new Error('Not there yet');
}
