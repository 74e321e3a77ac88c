import { namedFields } from '../../../schema/contract/entry-fields.js';
import type { ReportSelection, RowOutcome, RowSelection } from '../../../schema/contract/imports.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { ImportOfferView } from '../../nouns/import-rows.js';
import type { ImportConflictView, ImportedEntry } from '../../nouns/import.js';
import type { Database, Queryable, Snapshot } from '../database.js';
import { accessionSql, joinWithdrawnNames, shownName } from '../entry-columns.js';
import type { Part } from '../entry-order.js';
import type { Changes } from '../repositories/entry-write-content.js';
import { onlyRow, rowsBy } from '../rows.js';
import type { Corrections } from './import-corrections.repository.js';
import { joinedNames, withDecisions } from './import-decisions-sql.js';
import { canCorrect, offeredRows, offersList, withOffers } from './import-offers-sql.js';
import { firstMegabyte } from './row-batches.js';
import type { StoredProblem } from './staged-line.js';

/** A problem that may refer to an entry. */
interface ReportedProblem extends StoredProblem {
  readonly entry?: ImportedEntry;
}

/** A stored problem, and its row; `null` for the file as a whole. */
export interface RowProblem {
  readonly row: number | null;
  readonly problem: ReportedProblem;
}

export interface PreviewedRow {
  readonly row: number;
  readonly outcome: RowOutcome;
  /** JSON list of the texts of the cells; of a long row (`limits.imports.longRow`) only its beginning. */
  readonly cells: string;
  readonly isCut: boolean;
  /** At most the first 100, as of the warnings. */
  readonly problems: readonly ReportedProblem[];
  readonly warnings: readonly ReportedProblem[];
  readonly changes: Changes | null;
  readonly corrections: Corrections | null;
  readonly canCorrect: boolean;
  readonly offers: readonly ImportOfferView[];
  readonly entry: ImportedEntry | null;
}

/** A row and its problems, all and whole, for the report. */
export type ReportedRow = Pick<PreviewedRow, 'row' | 'cells' | 'corrections' | 'problems' | 'warnings'>;

/** An item of a list, and the id of the import that it belongs to. */
interface Listed<Item> {
  readonly importId: string;
  readonly item: Item;
}
/** Lists by import id; imports without items have none. */
export type ByImport<Item> = ReadonlyMap<string, readonly Item[]>;

export type ProblemKind = 'problems' | 'warnings';

const outcome = 'coalesce(d.outcome, s.outcome)';
const hasWarningsSql = '(s.warnings IS NOT NULL OR d.warnings IS NOT NULL)';
const selections: Readonly<Record<RowSelection, string>> = {
  all: 'TRUE',
  problems: `(${outcome} = 'fail' OR ${hasWarningsSql})`,
  errors: `${outcome} = 'fail'`,
  warnings: hasWarningsSql,
  updates: `${outcome} = 'update'`,
  offers: offeredRows,
};

const previewed = (only: RowSelection): string => `
  ${withDecisions} WHERE s.import_id = $1 AND ${selections[only]}`;

const keys = namedFields.map((column) => `s.key_${column}`).join(', ');

const { bytes, shown, changed, problems: problemsEach } = limits.imports.longRow;
const isCut = `octet_length(p.cells) > ${String(bytes)}`;
const firstProblems = (kind: ProblemKind): string =>
  `jsonb_path_query_array(p.${kind}, '$[0 to ${String(problemsEach - 1)}]') AS ${kind}`;
const shortened = (text: string): string =>
  `CASE WHEN length(${text}) > ${String(changed)} THEN left(${text}, ${String(changed)}) || '…' ELSE ${text} END`;
const shownChanges = `
  CASE WHEN octet_length(p.changes::text) <= ${String(bytes)} THEN p.changes ELSE (
    SELECT jsonb_object_agg(c.key, jsonb_build_array(${shortened('c.value ->> 0')}, ${shortened('c.value ->> 1')}))
    FROM jsonb_each(p.changes) AS c (key, value)) END AS changes`;

/** The texts of long rows are cut here, so that a page takes little memory whatever its rows hold. */
const rowsSql = (only: RowSelection): string => `
  WITH ${withOffers}
  SELECT p."row", p.outcome, CASE WHEN ${isCut} THEN left(p.cells, ${String(shown)}) ELSE p.cells END AS cells,
    ${isCut} AS "isCut", p.corrections, p.can_correct AS "canCorrect", ${shownChanges},
    ${firstProblems('problems')}, ${firstProblems('warnings')},
    CASE WHEN p.outcome = 'insert' THEN ${offersList} ELSE '[]' END AS offers,
    CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'accession', ${accessionSql}) END AS entry
  FROM (
    SELECT s."row", ${outcome} AS outcome, s.cells, s.corrections, ${canCorrect} AS can_correct,
      d.entry_id, d.changes, ${keys},
      coalesce(s.problems, '[]') || coalesce(d.problems, '[]') AS problems,
      coalesce(s.warnings, '[]') || coalesce(d.warnings, '[]') AS warnings
    FROM ${previewed(only)} ORDER BY s."row" LIMIT $2 OFFSET $3) p
  ${joinedNames('p')} LEFT JOIN entries e ON e.id = p.entry_id ORDER BY p."row"`;

const problemsSql = (kind: ProblemKind): string => `
  SELECT m.id AS "importId", json_build_object('row', f."row", 'problem', f.problem) AS item FROM imports m
  CROSS JOIN LATERAL (
    SELECT NULL::integer AS "row", x.problem, x.place
    FROM jsonb_array_elements(m.file_${kind}) WITH ORDINALITY AS x (problem, place)
    UNION ALL (
    SELECT p."row", x.problem, x.place FROM import_problems p
    CROSS JOIN LATERAL jsonb_array_elements(p.${kind}) WITH ORDINALITY AS x (problem, place)
    WHERE p.import_id = m.id AND p.${kind} <> '[]' ORDER BY p."row", x.place LIMIT $2)
    ORDER BY "row" NULLS FIRST, place LIMIT $2) f
  WHERE m.id = ANY ($1::uuid[]) ORDER BY m.id, f."row" NULLS FIRST, f.place`;

const conflictsSql = `
  SELECT m.id AS "importId", c.item FROM unnest($1::uuid[]) AS m (id)
  CROSS JOIN LATERAL (
    SELECT e.entry_number, json_build_object('entry', json_build_object('id', e.id, 'accession', ${accessionSql}),
      ${namedFields.map((name) => `'${name}', ${shownName(name, '$3')}`).join(', ')}, 'version', e.version,
      'deleted', e.deleted_at IS NOT NULL) AS item
    FROM import_conflicts c JOIN entries e ON e.id = c.entry_id ${joinWithdrawnNames}
    WHERE c.import_id = m.id ORDER BY e.entry_number LIMIT $2) c
  ORDER BY m.id, c.entry_number`;

const reportSql = (only: ReportSelection): string => `
  SELECT r."row", r.cells, r.corrections, r.problems, r.warnings
  FROM (${firstMegabyte(
    `SELECT * FROM import_problems p
    WHERE p.import_id = $1 AND p."row" > $2 AND ${only === 'errors' ? `p.problems <> '[]'` : 'TRUE'}
    ORDER BY p."row" LIMIT 500`,
    'octet_length(q.cells) + pg_column_size(q.problems) + pg_column_size(q.warnings)',
  )}) r ORDER BY r."row"`;

/** Reads the rows, problems and conflicts of imports. */
export class ImportReadsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns a page of preview rows in file order, and the number of selected rows. There are none once the staged rows
   * are deleted.
   */
  async rows(
    id: string,
    only: RowSelection,
    { offset, limit }: Part,
  ): Promise<{ rows: readonly PreviewedRow[]; total: number }> {
    const counted = `WITH ${withOffers} SELECT count(*)::integer AS total FROM ${previewed(only)}`;
    const { total } = onlyRow(await this.database.query<{ total: number }>(counted, [id]));
    return { rows: await this.database.query<PreviewedRow>(rowsSql(only), [id, limit, offset]), total };
  }

  /** Returns the first problems (or warnings) of each import: those of the file as a whole first, then by row. */
  async problems(
    ids: readonly string[],
    kind: ProblemKind,
    limit: number,
    queryable: Queryable = this.database,
  ): Promise<ByImport<RowProblem>> {
    return byImport(await queryable.query<Listed<RowProblem>>(problemsSql(kind), [ids, limit]));
  }

  /** Returns the first entries that the undo of each import did not change, by accession. */
  async conflicts(
    ids: readonly string[],
    limit: number,
    queryable: Queryable = this.database,
  ): Promise<ByImport<ImportConflictView>> {
    return byImport(
      await queryable.query<Listed<ImportConflictView>>(conflictsSql, [ids, limit, messages.withdrawnWords]),
    );
  }

  /**
   * Yields every row with errors, warnings or corrections, or only those with errors, from one snapshot: in batches of
   * at most 500 rows, and of about a megabyte if no row is longer.
   */
  report(id: string, only: ReportSelection): AsyncGenerator<readonly ReportedRow[]> {
    return this.database.snapshot((snapshot) => reportBatches(snapshot, id, only));
  }
}

async function* reportBatches(
  snapshot: Snapshot,
  id: string,
  only: ReportSelection,
): AsyncGenerator<readonly ReportedRow[]> {
  const after = (row: number): Promise<ReportedRow[]> =>
    snapshot.query<ReportedRow>(reportSql(only), [id, row]);
  let rows = await after(0);
  while (rows.length > 0) {
    yield rows;
    rows = await after(rows.at(-1)?.row ?? 0);
  }
}

function byImport<Item>(rows: readonly Listed<Item>[]): ByImport<Item> {
  const lists = rowsBy(rows, ({ importId }) => importId);
  return new Map([...lists].map(([id, listed]) => [id, listed.map(({ item }) => item)]));
}
