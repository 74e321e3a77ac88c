import { formatAccession } from '../../../schema/contract/accession.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Database, Queryable } from '../database.js';
import { byEntryKey, type EntryKey, entrySelection } from '../entry-columns.js';
import { firstRow, rowsBy } from '../rows.js';

/** An entry and the entries closest to it, read in one statement. */
export interface EntryDetail {
  readonly entry: EntryView;
  readonly related: readonly EntryView[];
  readonly dataVersion: string;
}

interface RelatedRow extends EntryView {
  readonly seed: string;
  readonly closeness: number;
  readonly dataVersion: string;
}

/** Maximum number of candidates for each kind of relation. An autoantigen rarely has more entries than this. */
const candidates = 60;

/**
 * Selects the entries related to each entry of `seeds` (its row of `entry_index`, and its `id`), closest first, as many
 * as `$2` says: the same autoantigen counts most, then the same accession, then the same disease.
 */
const relatedSql = (seeds: string): string => `
  SELECT s.id AS seed, r.closeness, r.entry_number
  FROM (${seeds}) s CROSS JOIN LATERAL (
    SELECT c.entry_number,
      4 * (c.key_autoantigen = s.key_autoantigen)::integer
      + 2 * coalesce((c.key_uniprot_id = s.key_uniprot_id)::integer, 0)
      + (c.key_disease = s.key_disease)::integer AS closeness
    FROM entry_index c WHERE c.entry_number <> s.entry_number AND c.entry_number IN (
      ${['key_autoantigen', 'key_uniprot_id', 'key_disease'].map(sharing).join(' UNION ')})
    ORDER BY closeness DESC, c.entry_number LIMIT $2) r`;

function sharing(column: string): string {
  return `(SELECT o.entry_number FROM entry_index o WHERE o.${column} = s.${column}
        ORDER BY o.${column}, o.entry_number LIMIT ${String(candidates)})`;
}

const seedSelection = 'e.id, i.entry_number, i.key_autoantigen, i.key_uniprot_id, i.key_disease';
const existingSeeds = `SELECT ${seedSelection} FROM entries e JOIN entry_index i ON i.entry_number = e.entry_number`;

/** The closeness of the seed itself, higher than any other, so that it comes first. */
const itself = 8;

const entryWithRelatedSql = (condition: string): string => `
  WITH seed AS MATERIALIZED (${existingSeeds} WHERE ${condition})
  SELECT n.seed, n.closeness, t.version::text AS "dataVersion", ${entrySelection}
  FROM (SELECT id AS seed, ${String(itself)} AS closeness, entry_number FROM seed
    UNION ALL ${relatedSql('SELECT * FROM seed')}) n
  JOIN entries e ON e.entry_number = n.entry_number CROSS JOIN entry_totals t
  ORDER BY n.closeness DESC, n.entry_number`;

const relatedToSql = `
  SELECT n.seed, n.closeness, ${entrySelection}
  FROM (${relatedSql(`${existingSeeds} WHERE e.id = ANY($1::uuid[])`)}) n
  JOIN entries e ON e.entry_number = n.entry_number
  ORDER BY n.seed, n.closeness DESC, n.entry_number`;

const livingSql = (condition: string): string =>
  `SELECT ${entrySelection} FROM entries e WHERE ${condition} AND e.deleted_at IS NULL`;
const byIdsSql = livingSql('e.id = ANY($1::uuid[])');
const byKeysSql = livingSql('(e.id = ANY($1::uuid[]) OR e.entry_number = ANY($2::integer[]))');

/** Reads single living entries and their related entries. */
export class EntryDetailRepository {
  constructor(private readonly database: Database) {}

  /** Returns the living entry with up to `limit` related ones; `null` if it does not exist. */
  async findWithRelated(key: EntryKey, limit: number): Promise<EntryDetail | null> {
    const { condition, value } = byEntryKey(key);
    const rows = await this.database.query<RelatedRow>(entryWithRelatedSql(condition), [value, limit]);
    const [first, ...related] = rows;
    if (first === undefined) return null;
    return { entry: toEntry(first), related: related.map(toEntry), dataVersion: first.dataVersion };
  }

  /** Returns the living entry alone; `null` if it does not exist. */
  async find(key: EntryKey, queryable: Queryable = this.database): Promise<EntryView | null> {
    const { condition, value } = byEntryKey(key);
    return firstRow(await queryable.query<EntryView>(livingSql(condition), [value]));
  }

  /** Returns the living entries of these ids, by id. */
  async findMany(ids: readonly string[]): Promise<ReadonlyMap<string, EntryView>> {
    const rows = await this.database.query<EntryView>(byIdsSql, [ids]);
    return new Map(rows.map((entry) => [entry.id, entry]));
  }

  /** Returns the living entry of each key, in the order of the keys; `null` for a key without one. */
  async findByKeys(keys: readonly EntryKey[]): Promise<readonly (EntryView | null)[]> {
    const ids = keys.flatMap((key) => ('id' in key ? key.id : []));
    const numbers = keys.flatMap((key) => ('id' in key ? [] : key.entryNumber));
    const rows = await this.database.query<EntryView>(byKeysSql, [ids, numbers]);
    const found = new Map(rows.flatMap((entry) => [entry.id, entry.accession].map((name) => [name, entry])));
    return keys.map((key) => found.get('id' in key ? key.id : formatAccession(key.entryNumber)) ?? null);
  }

  /** Returns up to `limit` related entries for each of many entries, by entry id, in one statement. */
  async relatedTo(ids: readonly string[], limit: number): Promise<ReadonlyMap<string, readonly EntryView[]>> {
    const rows = await this.database.query<RelatedRow>(relatedToSql, [ids, limit]);
    const bySeed = rowsBy(rows, ({ seed }) => seed);
    return new Map([...bySeed].map(([seed, related]) => [seed, related.map(toEntry)]));
  }
}

function toEntry({ seed, closeness, dataVersion, ...entry }: RelatedRow): EntryView {
  return entry;
}
