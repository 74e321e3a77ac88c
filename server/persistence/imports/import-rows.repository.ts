import type { NamedField } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import type { EntryChange } from '../../../schema/contract/rules/entry-input.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Queryable } from '../database.js';
import { entrySelection } from '../entry-columns.js';
import type { RowRange } from '../repositories/entry-write-bulk.js';
import type { Changes } from '../repositories/entry-write-content.js';
import { onlyRow } from '../rows.js';
import {
  decideEqualSql,
  decideNamedAgainSqls,
  decideNamedSql,
  decideRepeatedSql,
  newNamesSql,
  storeProblemsSql,
  tallySql,
  warnLikeEntrySql,
  warnLikeNamedEntrySql,
  warnLikeRowSql,
  warnReplacedSql,
} from './import-decisions-sql.js';
import type { ImportTally } from './import.repository.js';
import { firstMegabyte } from './row-batches.js';
import type { StoredProblem } from './staged-line.js';

/** A row that identifies a living entry and differs from it. */
export interface NamedRow {
  readonly row: number;
  readonly entryId: string;
  readonly change: EntryChange;
}

/** The decision on such a row. */
export interface NamedDecision {
  readonly row: number;
  readonly outcome: 'update' | 'skip' | 'fail';
  readonly changes: Changes | null;
  readonly problems: readonly StoredProblem[] | null;
}

/** A name of a file that entries write differently: its sort key, and the sort key that entries use. */
export interface OtherName {
  readonly field: NamedField;
  readonly key: string;
  readonly usual: string;
}

interface TallyRow {
  readonly outcome: 'insert' | 'update' | 'skip' | 'fail';
  readonly number: number;
  readonly errors: number;
  readonly warnings: number;
}

const namedSql = (order: 'row' | 'entry_id'): string => `
  SELECT r."row", r.entry_id AS "entryId", r.change FROM (${firstMegabyte(
    `SELECT d."row", d.entry_id, s.change FROM import_decisions d
    JOIN import_rows s ON s.import_id = d.import_id AND s."row" = d."row"
    WHERE d.import_id = $1 AND d.outcome = 'update' AND d."${order}" > $2 ORDER BY d."${order}" LIMIT $3`,
    'pg_column_size(q.change)',
    `"${order}"`,
  )}) r ORDER BY r."${order}"`;
const entriesSql = `SELECT ${entrySelection}, e.deleted_at IS NULL AS living FROM entries e
  WHERE e.id = ANY ($1::uuid[])`;
const decideSql = `
  UPDATE import_decisions d SET outcome = n.outcome, changes = n.changes, problems = n.problems
  FROM jsonb_to_recordset($2) AS n ("row" integer, outcome text, changes jsonb, problems jsonb)
  WHERE d.import_id = $1 AND d."row" = n."row"`;
const keptNumberSql = `
  SELECT max(d.kept_number) AS number FROM import_decisions d WHERE d.import_id = $1 AND d.outcome = 'insert'`;
const lastRowSql = 'SELECT max(s."row") AS "row" FROM import_rows s WHERE s.import_id = $1';

/**
 * Small gaps are closed with `nextval`, number by number: `setval` could move the sequence back behind a concurrent
 * `nextval`.
 */
const passNumbersSql = `
  SELECT count(nextval('entry_numbers'))
    FROM entry_numbers q, generate_series(q.last_value, $1::bigint - q.is_called::integer) AS n
  WHERE $1::bigint - q.last_value < 100000`;
const setNumberSql = `
  SELECT setval('entry_numbers', $1::bigint) FROM entry_numbers q WHERE $1::bigint - q.last_value >= 100000`;

const leftRowsSql = `
  SELECT DISTINCT s.import_id AS id FROM import_rows s LEFT JOIN imports m ON m.id = s.import_id
  WHERE m.id IS NULL OR m.status NOT IN ('receiving', 'waiting', 'running', 'previewed')`;

/** Writes and reads the staged rows of imports, and the decisions on them. */
export class ImportRowsRepository {
  /** Returns the number of staged rows of an import. It differs from the number received if the database crashed. */
  async count(queryable: Queryable, id: string): Promise<number> {
    const text = 'SELECT count(*)::integer AS number FROM import_rows s WHERE s.import_id = $1';
    return onlyRow(await queryable.query<{ number: number }>(text, [id])).number;
  }

  /** Analyzes the staged rows; otherwise the planner assumes that they are few. */
  async analyze(session: Queryable): Promise<void> {
    await session.query('ANALYZE import_rows (import_id, "row", outcome, asked_id, asked_number)');
  }

  /** Deletes earlier decisions and problems, so that the rows can be decided again. */
  async reset(transaction: Queryable, id: string): Promise<void> {
    await transaction.query('DELETE FROM import_decisions WHERE import_id = $1', [id]);
    await transaction.query('DELETE FROM import_problems WHERE import_id = $1', [id]);
  }

  /**
   * Decides all rows with set-based statements, from the rows and the entries alone. Rows that differ from the entry
   * they identify are left as `update`.
   */
  async decide(transaction: Queryable, id: string): Promise<void> {
    await transaction.query(decideNamedSql, [id, messages.importNamesTwoEntries]);
    const namesSameEntry = messages.importNamesSameEntry('{row}');
    for (const text of decideNamedAgainSqls) await transaction.query(text, [id, namesSameEntry]);
    await transaction.query(decideEqualSql, [id]);
    await transaction.query(decideRepeatedSql, [id]);
  }

  /** Adds warnings to new rows that are very similar to entries or to earlier rows. */
  async remark(transaction: Queryable, id: string): Promise<void> {
    await transaction.query(warnLikeEntrySql, [id, messages.importLikeEntry]);
    await transaction.query(warnLikeRowSql, [id, messages.importLikeRow('{row}')]);
  }

  /** Adds warnings to rows that replace what others than this user changed since the export. */
  async remarkReplaced(transaction: Queryable, id: string, userId: string | null): Promise<void> {
    await transaction.query(warnReplacedSql, [id, userId, messages.importReplaces]);
  }

  /** Returns the distinct names of new rows in a field, in the order of the file; at most `limit`. */
  newNames(
    transaction: Queryable,
    id: string,
    field: NamedField,
    limit: number,
  ): Promise<{ readonly key: string; readonly text: string }[]> {
    return transaction.query(newNamesSql(field), [id, limit]);
  }

  /** Adds warnings to new rows that are very similar to entries that write the same names differently. */
  async remarkOtherNames(transaction: Queryable, id: string, names: readonly OtherName[]): Promise<void> {
    if (names.length === 0) return;
    await transaction.query(warnLikeNamedEntrySql, [id, messages.importLikeEntry, JSON.stringify(names)]);
  }

  /** Returns a page of the rows left as `update`, in file order: at most `limit`, fewer if they are long. */
  named(transaction: Queryable, id: string, after: number, limit: number): Promise<NamedRow[]> {
    return transaction.query<NamedRow>(namedSql('row'), [id, after, limit]);
  }

  /** Like `named`, in the order of their entries. */
  namedByEntry(transaction: Queryable, id: string, after: string, limit: number): Promise<NamedRow[]> {
    return transaction.query<NamedRow>(namedSql('entry_id'), [id, after, limit]);
  }

  /** Returns the current versions of living entries, by id. */
  async entries(transaction: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, EntryView>> {
    const rows = await transaction.query<EntryView & { living: boolean }>(entriesSql, [ids]);
    return new Map(rows.filter(({ living }) => living).map((entry) => [entry.id, entry]));
  }

  async decideNamed(transaction: Queryable, id: string, decisions: readonly NamedDecision[]): Promise<void> {
    await transaction.query(decideSql, [id, JSON.stringify(decisions)]);
  }

  /** Stores the rows that have errors, warnings or corrections. */
  async storeProblems(transaction: Queryable, id: string): Promise<void> {
    await transaction.query(storeProblemsSql, [id]);
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

  /**
   * Advances the number sequence past every number that a row of this import keeps, so that no new entry gets one of
   * them.
   */
  async passKeptNumbers(transaction: Queryable, id: string): Promise<void> {
    const [kept] = await transaction.query<{ number: number | null }>(keptNumberSql, [id]);
    if (kept?.number === null || kept === undefined) return;
    await transaction.query(passNumbersSql, [kept.number]);
    await transaction.query(setNumberSql, [kept.number]);
  }

  /** Splits the rows of an import into ranges of at most `size` row numbers. */
  async ranges(transaction: Queryable, id: string, size: number): Promise<readonly RowRange[]> {
    const [last] = await transaction.query<{ row: number | null }>(lastRowSql, [id]);
    const ranges: RowRange[] = [];
    for (let after = 0; after < (last?.row ?? 0); after += size) ranges.push({ after, upTo: after + size });
    return ranges;
  }

  /** Returns the ids of imports, including deleted ones, that still have staged rows but no longer need them. */
  async withLeftRows(session: Queryable): Promise<readonly string[]> {
    return (await session.query<{ id: string }>(leftRowsSql)).map(({ id }) => id);
  }

  /** Deletes the rows and decisions of an import that no longer needs them. */
  async clear(queryable: Queryable, id: string): Promise<void> {
    await queryable.query('DELETE FROM import_decisions WHERE import_id = $1', [id]);
    await queryable.query('DELETE FROM import_rows WHERE import_id = $1', [id]);
  }
}
