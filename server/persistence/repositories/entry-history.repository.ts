import type { EntryValues } from '../../../schema/contract/entry-fields.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import type { RevisionView } from '../../nouns/revision.js';
import type { Database, Queryable } from '../database.js';
import { accessionSql, contentSelection } from '../entry-columns.js';
import { byEntryKey, type EntryKey } from '../entry-key.js';
import type { Changes } from './entry-write-content.js';

/** A revision as stored, and the person who made it, if known. */
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

/** The current or last content of an entry, and the changes after one of its versions. */
export interface PastEntry {
  readonly accession: string;
  readonly latest: ContentRow;
  /** When that version was made; `null` if the entry never had it. */
  readonly at: Date | null;
  /** The changes of the later versions, latest first. */
  readonly later: readonly Changes[];
}

type ContentRow = EntryValues & { readonly additional: Additional };

interface HistoryRow extends StoredRevision {
  readonly entryId: string;
  readonly total: number;
  readonly latest: ContentRow | null;
}

/** `json_build_object` of the person `u`, or `null`. */
export const personSql = `CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name) END`;

/**
 * Selects the content of the entry with its creation only: only then can its whole history be reconstructed backwards.
 */
const historySql = (condition: string): string => `
  SELECT h.id AS "entryId", h.version AS total, r.version, r.action, ${personSql} AS by, r.changed_at AS at, r.reason,
    r.source, r.changes, CASE WHEN r.action = 'create' THEN (
      SELECT row_to_json(l) FROM (SELECT ${contentSelection} FROM entries e WHERE e.id = h.id) l) END AS latest
  FROM (SELECT e.id, e.version FROM entries e WHERE ${condition}) h
  CROSS JOIN LATERAL (
    SELECT * FROM entry_revisions r WHERE r.entry_id = h.id ORDER BY r.version DESC LIMIT $2) r
  LEFT JOIN users u ON u.id = r.changed_by
  ORDER BY h.id, r.version DESC`;

interface PastRow extends ContentRow {
  readonly accession: string;
  readonly at: Date | null;
  readonly later: readonly Changes[];
}

const pastSql = (condition: string): string => `
  SELECT ${accessionSql} AS accession, ${contentSelection}, r.changed_at AS at, (
    SELECT coalesce(jsonb_agg(l.changes ORDER BY l.version DESC), '[]') FROM entry_revisions l
    WHERE l.entry_id = e.id AND l.version > $2) AS later
  FROM entries e LEFT JOIN entry_revisions r ON r.entry_id = e.id AND r.version = $2 WHERE ${condition}`;

const largestVersion = 2_147_483_647;

/** Reads the history of living and deleted entries, within a transaction if one is given. */
export class EntryHistoryRepository {
  constructor(private readonly database: Database) {}

  /** Returns the latest `limit` revisions of an entry; `null` for an unknown one. */
  async find(
    transaction: Queryable | undefined,
    key: EntryKey,
    limit: number,
  ): Promise<StoredHistory | null> {
    const { condition, value } = byEntryKey(key);
    const rows = await (transaction ?? this.database).query<HistoryRow>(historySql(condition), [
      value,
      limit,
    ]);
    return rows.length === 0 ? null : toHistory(rows);
  }

  /**
   * Returns the latest `limit` revisions of each of many entries, by entry id, in one statement. Leaves out unknown
   * entries.
   */
  async findForEntries(
    transaction: Queryable | undefined,
    ids: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, StoredHistory>> {
    const text = historySql('e.id = ANY($1::uuid[])');
    const rows = await (transaction ?? this.database).query<HistoryRow>(text, [ids, limit]);
    const byEntry = new Map<string, HistoryRow[]>(rows.map(({ entryId }) => [entryId, []]));
    for (const row of rows) byEntry.get(row.entryId)?.push(row);
    return new Map([...byEntry].map(([id, revisions]) => [id, toHistory(revisions)]));
  }

  /** Returns an entry and the changes after one of its versions; `null` for an unknown entry. */
  async past(transaction: Queryable | undefined, key: EntryKey, version: number): Promise<PastEntry | null> {
    const { condition, value } = byEntryKey(key);
    const values = [value, Math.min(version, largestVersion)];
    const [row] = await (transaction ?? this.database).query<PastRow>(pastSql(condition), values);
    if (row === undefined) return null;
    const { accession, at, later, ...latest } = row;
    return { accession, latest, at, later };
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
