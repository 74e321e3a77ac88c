import type { EntryChange } from '../../../schema/contract/rules/entry-input.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Queryable } from '../database.js';
import { entrySelection } from '../entry-columns.js';
import type { RowRange } from '../repositories/entry-write-bulk.js';
import type { Changes } from '../repositories/entry-write-content.js';
import type { ImportTally } from './import.repository.js';
import {
  decideEqualSql,
  decideNamedAgainSqls,
  decideNamedSql,
  decideRepeatedSql,
  keepProblemsSql,
  remarkLikeEntrySql,
  remarkLikeRowSql,
  tallySql,
} from './import-decisions-sql.js';
import type { StoredProblem } from './staged-line.js';

/** What is said of rows; `{row}` stands for the number of the earlier one. */
export interface DecisionWords {
  readonly namesTwoEntries: string;
  readonly namesSameEntry: string;
  readonly likeEntry: string;
  readonly likeRow: string;
}

/** A row that names a living entry it differs from. */
export interface NamedRow {
  readonly row: number;
  readonly entryId: string;
  readonly change: EntryChange;
}

/** What is made of such a row. */
export interface NamedDecision {
  readonly row: number;
  readonly outcome: 'update' | 'skip' | 'fail';
  readonly changes: Changes | null;
  readonly problems: readonly StoredProblem[] | null;
}

interface TallyRow {
  readonly outcome: 'insert' | 'update' | 'skip' | 'fail';
  readonly number: number;
  readonly errors: number;
  readonly warnings: number;
}

const namedSql = `
  SELECT d."row", d.entry_id AS "entryId", s.change FROM import_decisions d
  JOIN import_rows s ON s.import_id = d.import_id AND s."row" = d."row"
  WHERE d.import_id = $1 AND d.outcome = 'update' AND d."row" > $2 ORDER BY d."row" LIMIT $3`;
const namedByEntrySql = `
  SELECT d."row", d.entry_id AS "entryId", s.change FROM import_decisions d
  JOIN import_rows s ON s.import_id = d.import_id AND s."row" = d."row"
  WHERE d.import_id = $1 AND d.outcome = 'update' AND d.entry_id > $2::uuid ORDER BY d.entry_id LIMIT $3`;
const entriesSql = `SELECT ${entrySelection}, e.deleted_at IS NULL AS living FROM entries e WHERE e.id = ANY ($1::uuid[])`;
const decideSql = `
  UPDATE import_decisions d SET outcome = n.outcome, changes = n.changes, problems = n.problems
  FROM jsonb_to_recordset($2) AS n ("row" integer, outcome text, changes jsonb, problems jsonb)
  WHERE d.import_id = $1 AND d."row" = n."row"`;
const keptNumberSql = `
  SELECT max(d.kept_number) AS number FROM import_decisions d WHERE d.import_id = $1 AND d.outcome = 'insert'`;
const lastRowSql = 'SELECT max(s."row") AS "row" FROM import_rows s WHERE s.import_id = $1';

/** Numbers in between are handed out one by one: setting the sequence could set it back behind somebody who just took some. */
const passNumbersSql = `
  SELECT count(nextval('entry_numbers')) FROM entry_numbers q, generate_series(q.last_value, $1::bigint - q.is_called::integer) AS n
  WHERE $1::bigint - q.last_value < 100000`;
const setNumberSql = `
  SELECT setval('entry_numbers', $1::bigint) FROM entry_numbers q WHERE $1::bigint - q.last_value >= 100000`;

const leftRowsSql = `
  SELECT DISTINCT s.import_id AS id FROM import_rows s LEFT JOIN imports m ON m.id = s.import_id
  WHERE m.id IS NULL OR m.status NOT IN ('receiving', 'waiting', 'running', 'previewed')`;

/** The staged rows of imports, and what is decided about them. */
export class ImportRowsRepository {
  /** How many rows of an import are staged: other than were received, where the database crashed. */
  async count(queryable: Queryable, id: string): Promise<number> {
    const text = 'SELECT count(*)::integer AS number FROM import_rows s WHERE s.import_id = $1';
    const [found] = await queryable.query<{ number: number }>(text, [id]);
    return found?.number ?? 0;
  }

  /** Has the planner know how many rows there are; otherwise it takes them for few. */
  async analyze(session: Queryable): Promise<void> {
    await session.query('ANALYZE import_rows (import_id, "row", outcome, asked_id, asked_number)');
  }

  /** Forgets what was decided and kept before, so that it can be decided again. */
  async reset(transaction: Queryable, id: string): Promise<void> {
    await transaction.query('DELETE FROM import_decisions WHERE import_id = $1', [id]);
    await transaction.query('DELETE FROM import_problems WHERE import_id = $1', [id]);
  }

  /** Decides by the rows and the entries alone, set-wise; rows that differ from the entry they name are left as `update`. */
  async decide(transaction: Queryable, id: string, words: DecisionWords): Promise<void> {
    await transaction.query(decideNamedSql, [id, words.namesTwoEntries]);
    for (const text of decideNamedAgainSqls) await transaction.query(text, [id, words.namesSameEntry]);
    await transaction.query(decideEqualSql, [id]);
    await transaction.query(decideRepeatedSql, [id]);
  }

  /** Remarks on new rows that are much like entries, or like earlier rows. */
  async remark(transaction: Queryable, id: string, words: DecisionWords): Promise<void> {
    await transaction.query(remarkLikeEntrySql, [id, words.likeEntry]);
    await transaction.query(remarkLikeRowSql, [id, words.likeRow]);
  }

  /** Some of the rows left as `update`, in the file's order. */
  named(transaction: Queryable, id: string, after: number, limit: number): Promise<NamedRow[]> {
    return transaction.query<NamedRow>(namedSql, [id, after, limit]);
  }

  /** The same in the order of their entries. */
  namedByEntry(transaction: Queryable, id: string, after: string, limit: number): Promise<NamedRow[]> {
    return transaction.query<NamedRow>(namedByEntrySql, [id, after, limit]);
  }

  /** Living entries as they are, by their ids. */
  async entries(transaction: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, EntryView>> {
    const rows = await transaction.query<EntryView & { living: boolean }>(entriesSql, [ids]);
    return new Map(rows.filter(({ living }) => living).map((entry) => [entry.id, entry]));
  }

  async decideNamed(transaction: Queryable, id: string, decisions: readonly NamedDecision[]): Promise<void> {
    await transaction.query(decideSql, [id, JSON.stringify(decisions)]);
  }

  /** Keeps the rows that have errors or remarks. */
  async keepProblems(transaction: Queryable, id: string): Promise<void> {
    await transaction.query(keepProblemsSql, [id]);
  }

  async tally(transaction: Queryable, id: string): Promise<ImportTally> {
    const rows = await transaction.query<TallyRow>(tallySql, [id]);
    const number = (outcome: TallyRow['outcome']): number =>
      rows.find((row) => row.outcome === outcome)?.number ?? 0;
    return {
      inserted: number('insert'),
      updated: number('update'),
      skipped: number('skip'),
      failed: number('fail'),
      errorsTotal: rows.reduce((sum, { errors }) => sum + errors, 0),
      warningsTotal: rows.reduce((sum, { warnings }) => sum + warnings, 0),
    };
  }

  /** Hands out no number any more that a row of this import keeps. */
  async passKeptNumbers(transaction: Queryable, id: string): Promise<void> {
    const [kept] = await transaction.query<{ number: number | null }>(keptNumberSql, [id]);
    if (kept?.number === null || kept === undefined) return;
    await transaction.query(passNumbersSql, [kept.number]);
    await transaction.query(setNumberSql, [kept.number]);
  }

  /** The rows of an import cut into ranges of at most `size` row numbers. */
  async ranges(transaction: Queryable, id: string, size: number): Promise<readonly RowRange[]> {
    const [last] = await transaction.query<{ row: number | null }>(lastRowSql, [id]);
    const ranges: RowRange[] = [];
    for (let after = 0; after < (last?.row ?? 0); after += size) ranges.push({ after, upTo: after + size });
    return ranges;
  }

  /** Imports, also forgotten ones, that have staged rows they need no more. */
  async withLeftRows(session: Queryable): Promise<readonly string[]> {
    return (await session.query<{ id: string }>(leftRowsSql)).map(({ id }) => id);
  }

  /** Lets go of the rows of an import that needs them no more. */
  async clear(queryable: Queryable, id: string): Promise<void> {
    await queryable.query('DELETE FROM import_decisions WHERE import_id = $1', [id]);
    await queryable.query('DELETE FROM import_rows WHERE import_id = $1', [id]);
  }
}
