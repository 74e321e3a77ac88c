import { type EntryValues, namedFields } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import type { DeletedEntry, RevisionView, Tombstone } from '../../nouns/revision.js';
import type { Database, Queryable } from '../database.js';
import {
  accessionSql,
  byEntryKey,
  contentSelection,
  type EntryKey,
  joinWithdrawnNames,
  shownName,
} from '../entry-columns.js';
import type { Part } from '../entry-order.js';
import { firstRow, largestInteger, rowsBy } from '../rows.js';
import { raiseDataVersionSql } from './data-version.repository.js';
import type { Changes } from './entry-write-content.js';

/** A revision as stored, with what a withdrawal withholds, and the person who made it, if known. */
interface StoredRevision extends Omit<RevisionView, 'changes'> {
  readonly changes: Changes;
}

/** The latest revisions of an entry, newest first. */
export interface StoredHistory {
  readonly entryId: string;
  readonly total: number;
  readonly revisions: readonly StoredRevision[];
  /** The current or last content of the entry; set if the revisions reach back to its creation. */
  readonly latest: ContentRow | null;
}

type ContentRow = EntryValues & { readonly additional: Additional };

/** An entry with its current or last content, and what changed after one of its versions. */
export interface PastEntry extends ContentRow {
  readonly id: string;
  readonly accession: string;
  readonly createdAt: Date;
  readonly deleted: boolean;
  readonly latestVersion: number;
  /** When that version was made; `null` if the entry never had it. */
  readonly at: Date | null;
  readonly withdrawnAt: Date | null;
  /** For each field that changed after that version, its first change. */
  readonly later: Changes;
  readonly dataVersion: string;
}

interface HistoryRow extends StoredRevision {
  readonly entryId: string;
  readonly total: number;
  readonly latest: ContentRow | null;
}

/** Builds the `json_build_object` of a person by the alias of `users`, or `null`. */
export const personSql = (alias: string): string =>
  `CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object('id', ${alias}.id, 'name', ${alias}.name) END`;

/**
 * Selects the content of the entry with its creation only: only then can its whole history be reconstructed backwards.
 */
const historySql = (condition: string): string => `
  SELECT h.id AS "entryId", h.version AS total, r.version, r.action, ${personSql('u')} AS by, r.changed_at AS at,
    r.reason, r.source, r.changes, r.withdrawn_at AS "withdrawnAt",
    coalesce(r.withdrawn_at, p.withdrawn_at) IS NOT NULL AS "changesWithheld", CASE WHEN r.action = 'create' THEN (
      SELECT row_to_json(l) FROM (SELECT ${contentSelection} FROM entries e WHERE e.id = h.id) l) END AS latest
  FROM (SELECT e.id, e.version FROM entries e WHERE ${condition}) h
  CROSS JOIN LATERAL (
    SELECT * FROM entry_revisions r WHERE r.entry_id = h.id ORDER BY r.version DESC LIMIT $2) r
  LEFT JOIN entry_revisions p ON p.entry_id = h.id AND p.version = r.version - 1
  LEFT JOIN users u ON u.id = r.changed_by
  ORDER BY h.id, r.version DESC`;

/** Of each field the first change suffices, so that the result stays small however often the entry was changed. */
const pastSql = (condition: string): string => `
  SELECT e.id, ${accessionSql} AS accession, e.created_at AS "createdAt", e.deleted_at IS NOT NULL AS deleted,
    e.version AS "latestVersion", ${contentSelection}, r.changed_at AS at, r.withdrawn_at AS "withdrawnAt", (
      SELECT coalesce(jsonb_object_agg(f.name, f.change), '{}') FROM (
        SELECT DISTINCT ON (c.key) c.key AS name, c.value AS change
        FROM entry_revisions l CROSS JOIN LATERAL jsonb_each(l.changes) c
        WHERE l.entry_id = e.id AND l.version > $2 ORDER BY c.key, l.version) f) AS later,
    t.version::text AS "dataVersion"
  FROM entries e CROSS JOIN entry_totals t
  LEFT JOIN entry_revisions r ON r.entry_id = e.id AND r.version = $2 WHERE ${condition}`;

/** Raises the data version, so that no client keeps an answer from before. */
const withdrawSql = `
  WITH withdrawn AS (
    UPDATE entry_revisions SET withdrawn_at = $3 WHERE entry_id = $1 AND version = $2 RETURNING version)
  ${raiseDataVersionSql} FROM withdrawn RETURNING withdrawn.version`;

/** `id` is `null` in the single row of an empty page. */
type DeletedRow = Omit<DeletedEntry, 'id'> & { readonly id: string | null; readonly total: number };

const deletedSql = `
  SELECT t.total, e.id, ${accessionSql} AS accession,
    ${namedFields.map((name) => `${shownName(name, '$3')} AS ${name}`).join(', ')}, e.version,
    e.deleted_at AS "deletedAt", ${personSql('u')} AS "deletedBy"
  FROM (SELECT count(*)::integer AS total FROM entries c WHERE c.deleted_at IS NOT NULL) t
  LEFT JOIN (
    SELECT * FROM entries d WHERE d.deleted_at IS NOT NULL
    ORDER BY d.deleted_at DESC, d.entry_number LIMIT $1 OFFSET $2) e ON TRUE
  LEFT JOIN users u ON u.id = e.deleted_by
  ${joinWithdrawnNames}
  ORDER BY e.deleted_at DESC, e.entry_number`;

const tombstoneSql = (condition: string): string => `
  SELECT e.id, ${accessionSql} AS accession, e.version, e.deleted_at AS "deletedAt" FROM entries e
  WHERE ${condition} AND e.deleted_at IS NOT NULL`;

/** Reads the history of living and deleted entries, and withdraws versions. */
export class EntryHistoryRepository {
  constructor(private readonly database: Database) {}

  /** Returns the latest `limit` revisions of an entry; `null` for an unknown one. */
  async find(key: EntryKey, limit: number): Promise<StoredHistory | null> {
    const { condition, value } = byEntryKey(key);
    const rows = await this.database.query<HistoryRow>(historySql(condition), [value, limit]);
    return rows.length === 0 ? null : toHistory(rows);
  }

  /**
   * Returns the latest `limit` revisions of each of many entries, by entry id, in one statement. Leaves out unknown
   * entries.
   */
  async findForEntries(ids: readonly string[], limit: number): Promise<ReadonlyMap<string, StoredHistory>> {
    const text = historySql('e.id = ANY($1::uuid[])');
    const rows = await this.database.query<HistoryRow>(text, [ids, limit]);
    const byEntry = rowsBy(rows, ({ entryId }) => entryId);
    return new Map([...byEntry].map(([id, revisions]) => [id, toHistory(revisions)]));
  }

  /** Returns an entry and what changed after one of its versions; `null` for an unknown entry. */
  async past(
    key: EntryKey,
    version: number,
    queryable: Queryable = this.database,
  ): Promise<PastEntry | null> {
    const { condition, value } = byEntryKey(key);
    const values = [value, Math.min(version, largestInteger)];
    return firstRow(await queryable.query<PastEntry>(pastSql(condition), values));
  }

  /** Returns a page of the deleted entries, most recently deleted first, and their total. */
  async deleted({ offset, limit }: Part): Promise<{ entries: readonly DeletedEntry[]; total: number }> {
    const rows = await this.database.query<DeletedRow>(deletedSql, [limit, offset, messages.withdrawnWords]);
    const entries = rows.flatMap(({ total, id, ...entry }) => (id === null ? [] : { id, ...entry }));
    return { entries, total: rows[0]?.total ?? 0 };
  }

  /** Returns the accession of a deleted entry and when it was deleted; `null` for living and unknown entries. */
  async tombstone(key: EntryKey): Promise<Tombstone | null> {
    const { condition, value } = byEntryKey(key);
    return firstRow(await this.database.query<Tombstone>(tombstoneSql(condition), [value]));
  }

  /** Marks a version of a locked entry as withdrawn; `null` removes the mark. Returns whether the version exists. */
  async withdraw(transaction: Queryable, id: string, version: number, at: Date | null): Promise<boolean> {
    return (await transaction.query(withdrawSql, [id, version, at])).length > 0;
  }
}

function toHistory(rows: readonly HistoryRow[]): StoredHistory {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  return {
    entryId: newest?.entryId ?? '',
    total: newest?.total ?? 0,
    revisions: rows,
    latest: oldest?.latest ?? null,
  };
}
