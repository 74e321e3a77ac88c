import type { Queryable } from '../database.js';
import type { Changes } from '../repositories/entry-write-content.js';
import { writerSql } from '../repositories/entry-write-sql.js';

/** An entry that an import changed, and its changes. */
export interface UpdatedEntry {
  readonly id: string;
  readonly version: number;
  readonly changes: Changes;
}

const ofImport = `r.source = $1 AND r.source LIKE 'import:%'`;
/** Whether the version before that of the import was withdrawn: it must not come back. */
const beforeWithdrawn = `EXISTS (SELECT FROM entry_revisions b
  WHERE b.entry_id = r.entry_id AND b.version = r.version - 1 AND b.withdrawn_at IS NOT NULL)`;
const updatedSql = `
  SELECT r.entry_id AS id, r.version, r.changes FROM entry_revisions r
  WHERE ${ofImport} AND r.action = 'update' AND NOT ${beforeWithdrawn} AND r.entry_id > $2::uuid
  ORDER BY r.entry_id LIMIT $3`;
const lockEntriesSql = `
  SELECT count(*) FROM (
    SELECT e.id FROM entry_revisions r JOIN entries e ON e.id = r.entry_id
    WHERE ${ofImport} AND r.action IN ('create', 'update') AND e.version = r.version ORDER BY e.id FOR UPDATE OF e) l`;
/**
 * Runs before anything is reverted: an entry whose version is not the one that the import made was changed since. One
 * that would become a withdrawn version again is left unchanged, too.
 */
const conflictsSql = `
  INSERT INTO import_conflicts (import_id, entry_id)
  SELECT $2::uuid, e.id FROM entry_revisions r JOIN entries e ON e.id = r.entry_id
  WHERE ${ofImport} AND r.action IN ('create', 'update') AND (e.version <> r.version OR ${beforeWithdrawn})
  RETURNING entry_id`;
const undoneSql = `
  UPDATE imports SET status = 'undone', undone_at = $2, undone_by = (${writerSql('$3')}),
    reverted = $4, conflicts_total = $5 WHERE id = $1`;
const lockSql = 'SELECT m.status FROM imports m WHERE m.id = $1 FOR UPDATE';

/** Reads and records what undoing an import needs. */
export class ImportUndoRepository {
  /** Locks an import against concurrent undos, and returns its status; `null` for an unknown one. */
  async lock(transaction: Queryable, id: string): Promise<string | null> {
    const [found] = await transaction.query<{ status: string }>(lockSql, [id]);
    return found?.status ?? null;
  }

  /** Returns a page of the entries that the import changed, by id. */
  updated(transaction: Queryable, source: string, after: string, limit: number): Promise<UpdatedEntry[]> {
    return transaction.query<UpdatedEntry>(updatedSql, [source, after, limit]);
  }

  /** Locks the entries that nobody has changed since, and records the others. Returns the number of the others. */
  async noteConflicts(transaction: Queryable, source: string, id: string): Promise<number> {
    await transaction.query(lockEntriesSql, [source]);
    return (await transaction.query(conflictsSql, [source, id])).length;
  }

  async finish(
    transaction: Queryable,
    id: string,
    undone: {
      readonly at: Date;
      readonly userId: string;
      readonly reverted: number;
      readonly conflicts: number;
    },
  ): Promise<void> {
    const { at, userId, reverted, conflicts } = undone;
    await transaction.query(undoneSql, [id, at, userId, reverted, conflicts]);
  }
}
