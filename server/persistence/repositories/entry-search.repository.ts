import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import type { Database } from '../database.js';
import { entrySelection, type EntryView, keyColumn } from '../entry-columns.js';
import { scoreSql } from '../entry-score.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';

export interface FlatList {
  readonly entries: readonly EntryView[];
  readonly total: number;
  readonly dataVersion: string;
}

export interface ScoredEntry {
  readonly entry: EntryView;
  readonly score: number;
}

export interface RankedHits {
  readonly hits: readonly ScoredEntry[];
  readonly stats: {
    readonly totalMatches: number;
    readonly uniqueDiseasesCount: number;
    readonly uniqueAntibodiesCount: number;
    readonly uniqueAntigensCount: number;
  };
  readonly dataVersion: string;
}

/** A value whose exact holders come first in a flat list. */
export interface Preferred {
  readonly field: EntryFieldName;
  readonly value: string;
}

type Totals = RankedHits['stats'] & { readonly dataVersion: string };

/** Searches that answer the best hits of all instead of a page. */
export class EntrySearchRepository {
  constructor(private readonly database: Database) {}

  /** The first `limit` entries that meet the criteria, by disease, and how many there are. */
  async flat(criteria: EntryCriteria, preferred: Preferred | null, limit: number): Promise<FlatList> {
    const params = new SqlParams();
    const where = entryWhere(criteria, params);
    const exact =
      preferred === null
        ? ''
        : `(i.${keyColumn(preferred.field)} = ${params.add(sortKey(preferred.value))}) DESC, `;
    const text = `
      WITH hits AS MATERIALIZED (
        SELECT i.entry_number, row_number() OVER (ORDER BY ${exact}i.key_disease, i.entry_number) AS place
        FROM entry_index i WHERE ${where})
      SELECT (SELECT count(*) FROM hits)::integer AS total, t.version::text AS "dataVersion", h.place, ${entrySelection}
      FROM entry_totals t LEFT JOIN hits h ON h.place <= ${params.add(limit)}
      LEFT JOIN entries e ON e.entry_number = h.entry_number ORDER BY h.place`;
    const rows = await this.database.query<FlatRow>(text, params.values);
    return {
      entries: rows.flatMap(toEntry),
      total: rows[0]?.total ?? 0,
      dataVersion: rows[0]?.dataVersion ?? '',
    };
  }

  /** The best `limit` hits of a ranked search, and counts over all matches. */
  async ranked(criteria: EntryCriteria, limit: number): Promise<RankedHits> {
    const params = new SqlParams();
    const where = entryWhere(criteria, params);
    const text = `
      WITH hits AS MATERIALIZED (
        SELECT i.entry_number, i.document, i.key_disease, i.key_autoantibody, i.key_autoantigen
        FROM entry_index i WHERE ${where}),
      best AS (
        SELECT h.entry_number, h.key_disease, ${scoreSql(criteria.search.typed, params)} AS score FROM hits h
        ORDER BY score DESC, h.key_disease, h.entry_number LIMIT ${params.add(limit)})
      SELECT (SELECT ${matchCounts} FROM hits) AS totals, t.version::text AS "dataVersion", b.score, ${entrySelection}
      FROM entry_totals t LEFT JOIN best b ON TRUE LEFT JOIN entries e ON e.entry_number = b.entry_number
      ORDER BY b.score DESC, b.key_disease, b.entry_number`;
    const rows = await this.database.query<RankedRow>(text, params.values);
    const { dataVersion, ...stats } = totalsOf(rows);
    return { hits: rows.flatMap(toHit), stats, dataVersion };
  }

  /** Entries whose document holds text similar to a phrase, with the words of the document; candidates for a typing error. */
  async similar(
    phrase: string,
    limit: number,
  ): Promise<readonly { entryNumber: number; document: string }[]> {
    return this.database.query(
      `SELECT i.entry_number AS "entryNumber", i.document FROM entry_index i WHERE $1 <% i.document
       ORDER BY word_similarity($1, i.document) DESC, i.entry_number LIMIT $2`,
      [phrase, limit],
    );
  }
}

const matchCounts = `json_build_object('totalMatches', count(*), 'uniqueDiseasesCount', count(DISTINCT key_disease),
  'uniqueAntibodiesCount', count(DISTINCT key_autoantibody), 'uniqueAntigensCount', count(DISTINCT key_autoantigen))`;

/** `place` and `score` are `null` in the one row of an empty answer. */
interface FlatRow extends EntryView {
  readonly total: number;
  readonly dataVersion: string;
  readonly place: string | null;
}

interface RankedRow extends EntryView {
  readonly totals: RankedHits['stats'];
  readonly dataVersion: string;
  readonly score: number | null;
}

function toEntry({ total, dataVersion, place, ...entry }: FlatRow): EntryView[] {
  return place === null ? [] : [entry];
}

function toHit({ totals, dataVersion, score, ...entry }: RankedRow): ScoredEntry[] {
  return score === null ? [] : [{ entry, score }];
}

function totalsOf(rows: readonly RankedRow[]): Totals {
  const [first] = rows;
  if (first === undefined) throw new Error('entry_totals has no row');
  return { ...first.totals, dataVersion: first.dataVersion };
}
