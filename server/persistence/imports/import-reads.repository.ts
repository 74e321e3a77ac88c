import type { RowOutcome, RowSelection } from '../../../schema/contract/imports.js';
import type { Database } from '../database.js';
import { accessionSql } from '../entry-columns.js';
import type { Changes } from '../repositories/entry-write-content.js';
import type { StoredProblem } from './staged-line.js';

/** An entry as an import names it. */
export interface NamedEntry {
  readonly id: string;
  readonly accession: string;
}

/** A problem that may be about an entry. */
export interface KeptProblem extends StoredProblem {
  readonly entry?: NamedEntry;
}

/** A kept problem, and the row that has it. */
export interface RowProblem {
  readonly row: number;
  readonly problem: KeptProblem;
}

/** A row of a preview. */
export interface PreviewedRow {
  readonly row: number;
  readonly outcome: RowOutcome;
  /** JSON of a list of texts. */
  readonly cells: string;
  readonly problems: readonly KeptProblem[];
  readonly warnings: readonly KeptProblem[];
  readonly changes: Changes | null;
  readonly entry: NamedEntry | null;
}

/** An entry that an undo left as it was. */
export interface ConflictingEntry {
  readonly entry: NamedEntry;
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly version: number;
  readonly deleted: boolean;
}

/** A row with what was wrong with it, for the report. */
export interface ReportedRow {
  readonly row: number;
  readonly cells: string;
  readonly problems: readonly KeptProblem[];
  readonly warnings: readonly KeptProblem[];
}

const outcome = 'coalesce(d.outcome, s.outcome)';
const remarkable = '(s.warnings IS NOT NULL OR d.warnings IS NOT NULL)';
const selections: Readonly<Record<RowSelection, string>> = {
  all: 'TRUE',
  problems: `(${outcome} = 'fail' OR ${remarkable})`,
  errors: `${outcome} = 'fail'`,
  warnings: remarkable,
  updates: `${outcome} = 'update'`,
};

const previewed = (only: RowSelection): string => `
  import_rows s LEFT JOIN import_decisions d ON d.import_id = s.import_id AND d."row" = s."row"
  WHERE s.import_id = $1 AND ${selections[only]}`;

const rowsSql = (only: RowSelection): string => `
  SELECT p.*, CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'accession', ${accessionSql}) END AS entry
  FROM (
    SELECT s."row", ${outcome} AS outcome, s.cells, d.entry_id, d.changes,
      coalesce(s.problems, '[]') || coalesce(d.problems, '[]') AS problems,
      coalesce(s.warnings, '[]') || coalesce(d.warnings, '[]') AS warnings
    FROM ${previewed(only)} ORDER BY s."row" LIMIT $2 OFFSET $3) p
  LEFT JOIN entries e ON e.id = p.entry_id ORDER BY p."row"`;

const problemsSql = (kind: 'problems' | 'warnings'): string => `
  SELECT p."row", x.problem FROM import_problems p
  CROSS JOIN LATERAL jsonb_array_elements(p.${kind}) WITH ORDINALITY AS x (problem, place)
  WHERE p.import_id = $1 AND p.${kind} <> '[]' ORDER BY p."row", x.place LIMIT $2`;

const conflictsSql = `
  SELECT json_build_object('id', e.id, 'accession', ${accessionSql}) AS entry, e.disease, e.autoantibody, e.autoantigen,
    e.version, e.deleted_at IS NOT NULL AS deleted
  FROM import_conflicts c JOIN entries e ON e.id = c.entry_id WHERE c.import_id = $1 ORDER BY e.entry_number LIMIT $2`;

const reportSql = `
  SELECT p."row", p.cells, p.problems, p.warnings FROM import_problems p WHERE p.import_id = $1 ORDER BY p."row"`;
const rowsPerBatch = 500;

/** Reads what is known of the rows of imports. */
export class ImportReadsRepository {
  constructor(private readonly database: Database) {}

  /** Some rows of a preview, in the file's order, and how many the selection has; the first 0 where they are gone. */
  async rows(
    id: string,
    only: RowSelection,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ rows: readonly PreviewedRow[]; total: number }> {
    const counted = `SELECT count(*)::integer AS total FROM ${previewed(only)}`;
    const [count] = await this.database.query<{ total: number }>(counted, [id]);
    const rows = await this.database.query<PreviewedRow>(rowsSql(only), [id, limit, offset]);
    return { rows, total: count?.total ?? 0 };
  }

  /** The first problems, or warnings, by row. */
  problems(id: string, kind: 'problems' | 'warnings', limit: number): Promise<RowProblem[]> {
    return this.database.query<RowProblem>(problemsSql(kind), [id, limit]);
  }

  /** The first entries that an undo left alone, by accession. */
  conflicts(id: string, limit: number): Promise<ConflictingEntry[]> {
    return this.database.query<ConflictingEntry>(conflictsSql, [id, limit]);
  }

  /** Every row that had errors or remarks, in batches out of one snapshot. */
  report(id: string): AsyncGenerator<readonly ReportedRow[]> {
    return this.database.snapshot((snapshot) => snapshot.batches<ReportedRow>(reportSql, [id], rowsPerBatch));
  }
}
