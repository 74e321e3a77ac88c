import type { Queryable } from '../database.js';
import type { WriteOrigin } from './entry-write.repository.js';
import { type EntryIndexPart, insertManySql, writerSql } from './entry-write-sql.js';
import {
  applyCollected,
  beginCollecting,
  collectAddedSql,
  collectRemovedSql,
  countedFields,
  countedKeys,
} from './entry-write-summaries.js';

const newRows = `import_rows s LEFT JOIN import_decisions d ON d.import_id = s.import_id AND d."row" = s."row"
  WHERE s.import_id = $1 AND coalesce(d.outcome, s.outcome) = 'insert'`;

/** The rows are long: they are read where they are for each table, instead of being copied for all first. */
const stagedSql = `
  SELECT s."row", coalesce(d.kept_number, nextval('entry_numbers')::integer) AS entry_number,
    (SELECT id FROM writer) AS writer, coalesce(d.kept_id, s.new_id) AS id
  FROM ${newRows} AND s."row" > $6 AND s."row" <= $7 ORDER BY s."row"`;
const contents = `sent n JOIN import_rows s
    ON s.import_id = $1 AND s."row" = n."row" AND s."row" > $6 AND s."row" <= $7`;
const insertStagedSql: Readonly<Record<EntryIndexPart, string>> = {
  settled: insertManySql(stagedSql, { contents, part: 'settled' }),
  arriving: insertManySql(stagedSql, { contents, part: 'arriving' }),
};

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

/** What is written already is sure: the rows refer to rows of this same transaction, and to a person who is locked. */
const trustSql = (role: 'replica' | 'origin'): string => `
  SELECT set_config('session_replication_role', '${role}', true)
  WHERE has_parameter_privilege('session_replication_role', 'SET')`;

/** Some of the rows of an import: those after `after`, up to and with `upTo`. */
export interface RowRange {
  readonly after: number;
  readonly upTo: number;
}

/** Which staged rows are stored, in which part of the index, as whose write. */
interface StagedInsertion {
  readonly range: RowRange;
  readonly part: EntryIndexPart;
  readonly origin: WriteOrigin;
}

/**
 * The write path for many entries at once, out of the staged rows of an import: the same statements, set-wise. Within the
 * transaction it is given, it writes what `EntryWriteRepository` writes.
 */
export class EntryBulkWriteRepository {
  /** Before the first row. Foreign keys that hold by the way rows are made are not looked up a row, where that may be said. */
  async begin(transaction: Queryable): Promise<void> {
    await beginCollecting(transaction);
    await transaction.query(trustSql('replica'));
  }

  /** Stores the new entries among some staged rows, as version 1 each; returns how many. */
  async insertStaged(transaction: Queryable, importId: string, insertion: StagedInsertion): Promise<number> {
    const { range, part, origin } = insertion;
    const { source, at, userId, reason } = origin;
    const values = [importId, source, at, userId, reason, range.after, range.upTo];
    const [stored] = await transaction.query<{ rows: number }>(insertStagedSql[part], values);
    return stored?.rows ?? 0;
  }

  /** Deletes the entries that an import made and nobody has changed since; returns how many. */
  async deleteImported(transaction: Queryable, { source, at, userId, reason }: WriteOrigin): Promise<number> {
    const [locked] = await transaction.query<{ number: number }>(lockNewSql, [source]);
    await transaction.query(deleteNewSql, [source, at, userId, reason]);
    return locked?.number ?? 0;
  }

  /** After the last row that was inserted or deleted: foreign keys are looked up again. */
  async endRows(transaction: Queryable): Promise<void> {
    await transaction.query(trustSql('origin'));
  }

  /** Notes for totals and counts what the staged rows of an import add to the lists. */
  async collectStaged(transaction: Queryable, importId: string): Promise<void> {
    await transaction.query(collectStagedSql, [importId]);
  }

  /** Last in the transaction: brings totals and counts up to date; `added` entries more, or fewer, are in the lists. */
  async apply(transaction: Queryable, added: number): Promise<void> {
    await applyCollected(transaction, added);
  }
}
