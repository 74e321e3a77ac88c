import { markHandled } from '../../cooperative.js';
import { distinctWordsSql, type NamedValue, writeSearchWords } from '../../search/sql/search-words.js';
import type { Database, Queryable } from '../database.js';
import { becomesNew, withDecisions } from '../imports/import-decisions-sql.js';
import { onlyRow } from '../rows.js';
import { mergePendingLists } from '../search-index-upkeep.js';
import { insertManySql, laterSql, writerSql } from './entry-write-sql.js';
import {
  applyAddedSql,
  applyRemovedSqls,
  collectAddedSql,
  collectRemovedSql,
  countedFields,
  countedKeys,
  createCollectedSql,
  raiseVersionSql,
} from './entry-write-summaries.js';
import type { WriteOrigin } from './entry-write.repository.js';

const valuesPerStatement = 20_000;

const newRows = `${withDecisions} WHERE ${becomesNew}`;

/**
 * Selects ids only: the rows are long, so each insert reads them from the staging table instead of copying them first.
 */
const stagedSql = `
  SELECT s."row", coalesce(d.kept_number, nextval('entry_numbers')::integer) AS entry_number,
    (SELECT id FROM writer) AS writer, coalesce(d.kept_id, s.new_id) AS id
  FROM ${newRows} AND s."row" > $6 AND s."row" <= $7 ORDER BY s."row"`;
const contents = `sent n JOIN import_rows s
    ON s.import_id = $1 AND s."row" = n."row" AND s."row" > $6 AND s."row" <= $7`;
const insertStagedSql = insertManySql(stagedSql, contents);

/** Selects the words of some rows that no entry had before. */
const newWordsSql = `
  ${distinctWordsSql(`${newRows} AND s."row" > $2 AND s."row" <= $3`)}
  AND NOT EXISTS (SELECT FROM search_words k WHERE k.word = w.word COLLATE "C")`;
/** Selects the values counted by `collectStagedSql` that no entry had before. */
const newValuesSql = `
  SELECT d.field, d.key, d.spelling AS value FROM collected_deltas d
  WHERE NOT EXISTS (SELECT FROM value_names n WHERE n.field = d.field AND n.key = d.key)
  LIMIT ${String(valuesPerStatement)}`;

const collectStagedSql = `
  WITH written AS MATERIALIZED (SELECT ${countedKeys('s.')}, ${countedFields('s.')} FROM ${newRows})
  ${collectAddedSql('written')}`;

const stillNewSql = `entry_revisions r JOIN entries e ON e.id = r.entry_id
  WHERE r.source = $1 AND r.source LIKE 'import:%' AND r.action = 'create' AND e.version = 1 AND e.deleted_at IS NULL`;

const lockNewSql = `
  SELECT count(*)::integer AS number
  FROM (SELECT e.id FROM ${stillNewSql} ORDER BY e.id FOR UPDATE OF e) l`;

const deleteNewSql = `
  WITH writer AS MATERIALIZED (${writerSql('$3')}),
  gone AS (
    UPDATE entries e SET (version, updated_at, updated_by, deleted_at, deleted_by) =
      ROW(e.version + 1, ${laterSql}, (SELECT id FROM writer), ${laterSql}, (SELECT id FROM writer))
    WHERE e.id IN (SELECT e.id FROM ${stillNewSql})
    RETURNING e.id, e.entry_number, e.version, e.deleted_at, e.deleted_by),
  revisions AS (
    INSERT INTO entry_revisions (entry_id, version, action, reason, source, changed_at, changed_by)
    SELECT id, version, 'delete', $4, $1, deleted_at, deleted_by FROM gone),
  left_lists AS (
    DELETE FROM entry_index i USING gone g WHERE i.entry_number = g.entry_number RETURNING ${countedKeys('i.')})
  ${collectRemovedSql('left_lists')}`;

/** A range of rows of an import: from `after` (exclusive) to `upTo` (inclusive). */
export interface RowRange {
  readonly after: number;
  readonly upTo: number;
}

/**
 * Writes many entries at once, from the staged rows of an import. Uses the same statements as `EntryWriteRepository`,
 * set-based, and writes the same data, within the given transaction.
 */
export class EntryBulkWriteRepository {
  constructor(private readonly database: Database) {}

  /** Creates the temporary table for the changes of counts; call before the first row. */
  async begin(transaction: Queryable): Promise<void> {
    await transaction.query(createCollectedSql);
  }

  /** Stores the new entries among some staged rows, as version 1 each. Returns their number. */
  async insertStaged(
    transaction: Queryable,
    importId: string,
    { after, upTo }: RowRange,
    { source, at, userId, reason }: WriteOrigin,
  ): Promise<number> {
    const values = [importId, source, at, userId, reason, after, upTo];
    return onlyRow(await transaction.query<{ rows: number }>(insertStagedSql, values)).rows;
  }

  /** Deletes the entries that an import created and nobody has changed since. Returns their number. */
  async deleteImported(transaction: Queryable, { source, at, userId, reason }: WriteOrigin): Promise<number> {
    const { number } = onlyRow(await transaction.query<{ number: number }>(lockNewSql, [source]));
    await transaction.query(deleteNewSql, [source, at, userId, reason]);
    return number;
  }

  /** Records what the staged rows of an import add to totals and counts. */
  async collectStaged(transaction: Queryable, importId: string): Promise<void> {
    await transaction.query(collectStagedSql, [importId]);
  }

  /**
   * Writes the search words and the suggested values of the inserted rows. It is the last step before the totals, so an
   * import that is refused or interrupted leaves nothing behind. Other connections write and commit immediately, so
   * that a concurrent write with the same words does not wait for the import.
   */
  async writeWords(transaction: Queryable, importId: string, ranges: readonly RowRange[]): Promise<void> {
    let written = Promise.resolve();
    for (const { after, upTo } of ranges) {
      const found = await transaction.query<{ word: string }>(newWordsSql, [importId, after, upTo]);
      const words = found.map(({ word }) => word);
      await written;
      // While the words of the next rows are selected.
      written = markHandled(writeSearchWords(this.database, words, []));
    }
    let values = await transaction.query<NamedValue>(newValuesSql);
    await written;
    while (values.length > 0) {
      await writeSearchWords(this.database, [], values);
      values = await transaction.query<NamedValue>(newValuesSql);
    }
    await mergePendingLists(this.database);
  }

  /**
   * Updates totals and counts; must be last in the transaction, like `ListedChanges.apply`. `added` is the change in
   * the number of listed entries.
   */
  async apply(transaction: Queryable, added: number): Promise<void> {
    await transaction.query(raiseVersionSql, [added]);
    if (added > 0) await transaction.query(applyAddedSql);
    if (added < 0) for (const text of applyRemovedSqls) await transaction.query(text);
  }
}
