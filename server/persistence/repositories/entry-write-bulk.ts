import { type NamedValue, writeSearchWords } from '../../search/sql/search-words.js';
import type { Database, Queryable } from '../database.js';
import { mergePendingLists } from '../search-index-upkeep.js';
import type { WriteOrigin } from './entry-write.repository.js';
import { insertManySql, writerSql } from './entry-write-sql.js';
import {
  applyCollected,
  beginCollecting,
  collectAddedSql,
  collectRemovedSql,
  countedFields,
  countedKeys,
} from './entry-write-summaries.js';

const valuesPerStatement = 20_000;

const newRows = `import_rows s LEFT JOIN import_decisions d ON d.import_id = s.import_id AND d."row" = s."row"
  WHERE s.import_id = $1 AND coalesce(d.outcome, s.outcome) = 'insert'`;

/** The rows are long: they are read where they are for each table, instead of being copied for all first. */
const stagedSql = `
  SELECT s."row", coalesce(d.kept_number, nextval('entry_numbers')::integer) AS entry_number,
    (SELECT id FROM writer) AS writer, coalesce(d.kept_id, s.new_id) AS id
  FROM ${newRows} AND s."row" > $6 AND s."row" <= $7 ORDER BY s."row"`;
const contents = `sent n JOIN import_rows s
    ON s.import_id = $1 AND s."row" = n."row" AND s."row" > $6 AND s."row" <= $7`;
const insertStagedSql = insertManySql(stagedSql, contents);

/**
 * The words of some of the rows that no entry had so far. They are those of `entry_words`, whose sorted lists would take
 * twice the time; a document that is found by no word has none.
 */
const newWordsSql = String.raw`
  SELECT w.word FROM (
    SELECT DISTINCT unnest(string_to_array(replace(replace(s.document, E'\x1e', ' '), E'\x1f', ' '), ' ')) AS word
    FROM ${newRows} AND s."row" > $2 AND s."row" <= $3 AND strpos(s.document, E'\x1c') = 0) w
  WHERE w.word <> '' AND NOT EXISTS (SELECT FROM search_words k WHERE k.word = w.word COLLATE "C")`;
/** Those of the values counted by `collectStagedSql` that no entry had so far. */
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
      ROW(e.version + 1, $2::timestamptz, (SELECT id FROM writer), $2::timestamptz, (SELECT id FROM writer))
    WHERE e.id IN (SELECT e.id FROM ${stillNewSql})
    RETURNING e.id, e.entry_number, e.version, e.deleted_by),
  revisions AS (
    INSERT INTO entry_revisions (entry_id, version, action, reason, source, changed_at, changed_by)
    SELECT id, version, 'delete', $4, $1, $2, deleted_by FROM gone),
  left_lists AS (
    DELETE FROM entry_index i USING gone g WHERE i.entry_number = g.entry_number RETURNING ${countedKeys('i.')})
  ${collectRemovedSql('left_lists')}`;

/** Some of the rows of an import: those after `after`, up to and with `upTo`. */
export interface RowRange {
  readonly after: number;
  readonly upTo: number;
}

/**
 * The write path for many entries at once, out of the staged rows of an import: the same statements, set-wise. Within the
 * transaction it is given, it writes what `EntryWriteRepository` writes.
 */
export class EntryBulkWriteRepository {
  constructor(private readonly database: Database) {}

  /** Before the first row. */
  async begin(transaction: Queryable): Promise<void> {
    await beginCollecting(transaction);
  }

  /** Stores the new entries among some staged rows, as version 1 each; returns how many. */
  async insertStaged(
    transaction: Queryable,
    importId: string,
    { after, upTo }: RowRange,
    { source, at, userId, reason }: WriteOrigin,
  ): Promise<number> {
    const values = [importId, source, at, userId, reason, after, upTo];
    const [stored] = await transaction.query<{ rows: number }>(insertStagedSql, values);
    return stored?.rows ?? 0;
  }

  /**
   * Merges what the rows inserted so far add to the search indexes, on another connection, while further rows are
   * inserted. Every search reads what is not merged; it is cheaper to merge the more rows it is of.
   */
  async mergeInserted(): Promise<void> {
    await mergePendingLists(this.database);
  }

  /** Deletes the entries that an import made and nobody has changed since; returns how many. */
  async deleteImported(transaction: Queryable, { source, at, userId, reason }: WriteOrigin): Promise<number> {
    const [locked] = await transaction.query<{ number: number }>(lockNewSql, [source]);
    await transaction.query(deleteNewSql, [source, at, userId, reason]);
    return locked?.number ?? 0;
  }

  /** Notes for totals and counts what the staged rows of an import add to the lists. */
  async collectStaged(transaction: Queryable, importId: string): Promise<void> {
    await transaction.query(collectStagedSql, [importId]);
  }

  /**
   * Writes what the rows that were inserted and collected are found and suggested by. It is the last step before totals, so
   * that an import that is refused or breaks off leaves nothing behind. Other connections write it and commit at once:
   * nobody who brings the same words waits for the import.
   */
  async writeWords(transaction: Queryable, importId: string, ranges: readonly RowRange[]): Promise<void> {
    for (const { after, upTo } of ranges) {
      const found = await transaction.query<{ word: string }>(newWordsSql, [importId, after, upTo]);
      await writeSearchWords(
        this.database,
        found.map(({ word }) => word),
        [],
      );
    }
    let values = await transaction.query<NamedValue>(newValuesSql);
    while (values.length > 0) {
      await writeSearchWords(this.database, [], values);
      values = await transaction.query<NamedValue>(newValuesSql);
    }
    await mergePendingLists(this.database);
  }

  /** Last in the transaction: brings totals and counts up to date; `added` entries more, or fewer, are in the lists. */
  async apply(transaction: Queryable, added: number): Promise<void> {
    await applyCollected(transaction, added);
  }
}
