import type { EntryFieldName } from '../../../../schema/contract/entry-fields.js';
import type { ImportFormat } from '../../../../schema/contract/imports.js';
import type { FileProblem } from './row-problem.js';

/** Where the cells of a column go. `accession`: the entry's own; a cell of another form is a UniProt accession if no other column is for those. */
export type ColumnTarget =
  | { readonly kind: 'field'; readonly name: EntryFieldName }
  | { readonly kind: 'additional'; readonly name: string }
  | { readonly kind: 'id' }
  | { readonly kind: 'accession'; readonly orUniprotId: boolean }
  | { readonly kind: 'nowhere' };

/** A column as a person is shown it: a field's name, `_id`, `accession`, `additional.<name>`, or `null` where it is left out. */
export interface PlannedColumn {
  readonly header: string;
  readonly field: string | null;
}

/** What becomes of each column. Of json and ndjson it grows while items are read. */
export interface ColumnPlan {
  readonly format: ImportFormat;
  readonly headers: readonly string[];
  readonly targets: readonly ColumnTarget[];
  readonly columns: readonly PlannedColumn[];
  /** Headers of the columns that go to `additional` for want of a field. */
  readonly unmappedColumns: readonly string[];
  /** Remarks about the file as a whole. */
  readonly warnings: readonly FileProblem[];
  /** What is wrong with the columns; where there is any, nothing can be stored. */
  readonly problems: readonly FileProblem[];
}

/** Header → field name, `_id`, `accession`, `additional` or `additional.<name>`; `''` or `null` leaves the column out. */
export type ColumnMapping = Readonly<Record<string, string | null>>;

/**
 * Decides what each column is. Throws BAD_USER_INPUT for a mapping to what is no field, and for a table without a column
 * for each required field, saying which columns were found.
 */
export function planColumns(
  _headers: readonly string[],
  _mapping: ColumnMapping,
  _format: ImportFormat,
): ColumnPlan {
  throw new Error('Not there yet');
}
