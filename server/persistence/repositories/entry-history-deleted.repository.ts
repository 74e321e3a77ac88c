import type { DeletedEntry, Tombstone } from '../../nouns/revision.js';
import type { Database, Queryable } from '../database.js';
import { accessionSql, byEntryKey, type EntryKey } from '../entry-columns.js';
import { personSql } from './entry-history.repository.js';

/** `id` is `null` in the single row of an empty page. */
type DeletedRow = Omit<DeletedEntry, 'id'> & { readonly id: string | null; readonly total: number };

const deletedSql = `
  SELECT t.total, e.id, ${accessionSql} AS accession, e.disease, e.autoantibody, e.autoantigen, e.version,
    e.deleted_at AS "deletedAt", ${personSql('u')} AS "deletedBy"
  FROM (SELECT count(*)::integer AS total FROM entries c WHERE c.deleted_at IS NOT NULL) t
  LEFT JOIN (
    SELECT * FROM entries d WHERE d.deleted_at IS NOT NULL
    ORDER BY d.deleted_at DESC, d.entry_number LIMIT $1 OFFSET $2) e ON TRUE
  LEFT JOIN users u ON u.id = e.deleted_by
  ORDER BY e.deleted_at DESC, e.entry_number`;

const tombstoneSql = (condition: string): string => `
  SELECT e.id, ${accessionSql} AS accession, e.version, e.deleted_at AS "deletedAt" FROM entries e
  WHERE ${condition} AND e.deleted_at IS NOT NULL`;

/** Reads the deleted entries, within a transaction if one is given. */
export class DeletedEntriesRepository {
  constructor(private readonly database: Database) {}

  /** Returns a page of the deleted entries, most recently deleted first, and their total. */
  async slice(
    transaction: Queryable | undefined,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ entries: readonly DeletedEntry[]; total: number }> {
    const rows = await (transaction ?? this.database).query<DeletedRow>(deletedSql, [limit, offset]);
    return { entries: rows.flatMap(toDeleted), total: rows[0]?.total ?? 0 };
  }

  /** Returns the accession of a deleted entry and when it was deleted; `null` for living and unknown entries. */
  async tombstone(transaction: Queryable | undefined, key: EntryKey): Promise<Tombstone | null> {
    const { condition, value } = byEntryKey(key);
    const [row] = await (transaction ?? this.database).query<Tombstone>(tombstoneSql(condition), [value]);
    return row ?? null;
  }
}

function toDeleted({ total, id, ...entry }: DeletedRow): DeletedEntry[] {
  return id === null ? [] : [{ id, ...entry }];
}
