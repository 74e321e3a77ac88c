import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { EntryView } from '../../nouns/entry.js';
import type { MatchStats } from '../../nouns/statistics.js';
import type { EntryCriteria } from '../../search/entry-criteria.js';
import { sortKey } from '../../search/index/sort-key.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entrySelection } from '../entry-columns.js';
import { entryWhere } from '../entry-where.js';
import { onlyRow } from '../rows.js';

/** A list without pages: the entries within the limit, and the total. */
export interface EntryList {
  readonly entries: readonly EntryView[];
  readonly total: number;
  readonly dataVersion: string;
}

/** A row of a flat list. `place` is `null` in the single row of an empty list. */
export interface FlatRow extends EntryView {
  readonly total: number;
  readonly dataVersion: string;
  readonly place: string | null;
}

/** A value. Entries with exactly this value come first in a flat list. */
interface Preferred {
  readonly field: EntryFieldName;
  readonly value: string;
}

/** Runs searches that return only the best hits, without pages. */
export class EntrySearchRepository {
  constructor(private readonly database: Database) {}

  /** Returns the first `limit` entries that match the criteria, by disease, and their total. */
  async flat(criteria: EntryCriteria, preferred: Preferred | null, limit: number): Promise<EntryList> {
    const params = new SqlParams();
    const where = entryWhere(criteria, params);
    const exact =
      preferred === null
        ? ''
        : `(i.${keyColumn(preferred.field)} = ${params.add(sortKey(preferred.value))}) DESC, `;
    const text = flatListSql(where, `${exact}i.key_disease`, params.add(limit));
    return toFlatList(await this.database.queryExpensive<FlatRow>(text, params.values));
  }

  /** Returns the entries with these numbers, in the order of the numbers. Leaves out entries that no longer exist. */
  async numbered(numbers: readonly number[]): Promise<readonly EntryView[]> {
    const text = `SELECT ${entrySelection} FROM unnest($1::integer[]) WITH ORDINALITY k (entry_number, place)
      JOIN entries e ON e.entry_number = k.entry_number JOIN entry_index i ON i.entry_number = e.entry_number
      ORDER BY k.place`;
    return this.database.queryUpTo<EntryView>(numbers.length, text, [numbers]);
  }

  /** Returns how many entries match the criteria, and how many distinct values they have. */
  async stats(criteria: EntryCriteria): Promise<MatchStats> {
    const params = new SqlParams();
    const text = matchCountsSql(entryWhere(criteria, params));
    return onlyRow(await this.database.queryExpensive<MatchStats>(text, params.values));
  }
}

/** Counts by hashes: with `count(DISTINCT …)` the database would sort all matches, once for each field. */
const matchCountsSql = (where: string): string => `
  SELECT coalesce(max(g.entries), 0)::integer AS "totalMatches",
    count(*) FILTER (WHERE g.grouping = 3)::integer AS "uniqueDiseasesCount",
    count(*) FILTER (WHERE g.grouping = 5)::integer AS "uniqueAntibodiesCount",
    count(*) FILTER (WHERE g.grouping = 6)::integer AS "uniqueAntigensCount"
  FROM (SELECT count(*) AS entries,
      GROUPING(i.key_disease, i.key_autoantibody, i.key_autoantigen) AS grouping
    FROM entry_index i WHERE ${where}
    GROUP BY GROUPING SETS ((), (i.key_disease), (i.key_autoantibody), (i.key_autoantigen))) g`;

/** Selects the total of the entries that match, and the first `limit` of them in this order, then by number. */
export const flatListSql = (where: string, order: string, limit: string): string => `
  WITH hits AS MATERIALIZED (
    SELECT i.entry_number, row_number() OVER (ORDER BY ${order}, i.entry_number) AS place
    FROM entry_index i WHERE ${where})
  SELECT (SELECT count(*) FROM hits)::integer AS total, t.version::text AS "dataVersion", h.place, ${entrySelection}
  FROM entry_totals t LEFT JOIN hits h ON h.place <= ${limit}
  LEFT JOIN entries e ON e.entry_number = h.entry_number ORDER BY h.place`;

/** Returns the list of its rows. */
export function toFlatList(rows: readonly FlatRow[]): EntryList {
  const [first] = rows;
  return { entries: rows.flatMap(toEntry), total: first?.total ?? 0, dataVersion: first?.dataVersion ?? '' };
}

function toEntry({ total, dataVersion, place, ...entry }: FlatRow): EntryView[] {
  return place === null ? [] : [entry];
}
