import { type EntryFieldName, entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { type CascadeField, isCascadeField } from '../../../schema/contract/entry-filters.js';
import type { Distribution, ValueCount } from '../../nouns/statistics.js';
import { type EntryCriteria, isUnrestricted } from '../../search/entry-criteria.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entryColumns } from '../entry-columns.js';
import { entryWhere } from '../entry-where.js';
import { onlyRow } from '../rows.js';

/** The number of entries, and how many of them have a value in each field. */
interface FilledFields {
  readonly total: number;
  readonly filled: Readonly<Record<EntryFieldName, number>>;
}

/** The number of entries created on a day (`2026-11-20`, in UTC). */
export interface CountedDay {
  readonly day: string;
  readonly created: number;
}

interface RankedRow extends ValueCount {
  readonly distinct: number;
  readonly filled: number;
}

/** Counts the entries that match criteria, with one statement per plot. Services cache the results. */
export class EntryPlotsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the `limit` most frequent values of a field, by number of entries (descending), then naturally. */
  async ranked(
    field: EntryFieldName,
    criteria: EntryCriteria,
    limit: number,
  ): Promise<Omit<Distribution, 'of'>> {
    const rows =
      isUnrestricted(criteria) && isCascadeField(field)
        ? await this.maintained(field, limit)
        : await this.counted(field, criteria, limit);
    const values = rows.map(({ value, count }) => ({ value, count }));
    return { values, distinct: rows[0]?.distinct ?? 0, filled: rows[0]?.filled ?? 0 };
  }

  /** Reads the values from `entry_values`, which every write keeps up to date. */
  private maintained(field: CascadeField, limit: number): Promise<RankedRow[]> {
    return this.database.query<RankedRow>(
      `SELECT v.value, v.count, (count(*) OVER ())::integer AS distinct, (sum(v.count) OVER ())::integer AS filled
       FROM entry_values v WHERE v.field = $1 ORDER BY v.count DESC, v.key LIMIT $2`,
      [field, limit],
    );
  }

  private counted(field: EntryFieldName, criteria: EntryCriteria, limit: number): Promise<RankedRow[]> {
    const params = new SqlParams();
    return this.database.queryExpensive<RankedRow>(
      `SELECT e.${entryColumns[field]} AS value, g.count, g.distinct, g.filled
       FROM (SELECT c.*, (count(*) OVER ())::integer AS distinct, (sum(c.count) OVER ())::integer AS filled
         FROM (${grouped(field, criteria, params)}) c ORDER BY c.count DESC, c.key LIMIT ${params.add(limit)}) g
       JOIN entries e ON e.entry_number = g.first ORDER BY g.count DESC, g.key`,
      params.values,
    );
  }

  /**
   * Returns every distinct cell of a field with its number of entries, in the order of the first entry that holds it.
   */
  cells(field: EntryFieldName, criteria: EntryCriteria): Promise<ValueCount[]> {
    const params = new SqlParams();
    const text = `SELECT e.${entryColumns[field]} AS value, g.count FROM (${grouped(field, criteria, params)}) g
      JOIN entries e ON e.entry_number = g.first ORDER BY g.first`;
    return this.database.queryExpensive<ValueCount>(text, params.values);
  }

  /** Returns how many entries have a value in each field. */
  async filledFields(criteria: EntryCriteria): Promise<FilledFields> {
    const params = new SqlParams();
    const counts = entryFieldNames.map((name) => `count(i.${keyColumn(name)})::integer AS "${name}"`);
    const rows = await this.database.queryExpensive<Record<EntryFieldName | 'total', number>>(
      `SELECT count(*)::integer AS total, ${counts.join(', ')} FROM entry_index i
        WHERE ${entryWhere(criteria, params)}`,
      params.values,
    );
    const { total, ...filled } = onlyRow(rows);
    return { total, filled };
  }

  /** Returns the days on which entries were created, in order. */
  createdByDay(criteria: EntryCriteria): Promise<CountedDay[]> {
    const params = new SqlParams();
    const text = `SELECT to_char(g.day, 'YYYY-MM-DD') AS day, g.created
      FROM (SELECT (i.created_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS created
        FROM entry_index i WHERE ${entryWhere(criteria, params)} GROUP BY 1) g ORDER BY g.day`;
    return this.database.queryExpensive<CountedDay>(text, params.values);
  }
}

/** Selects the distinct keys of a field, each with its number of entries and the number of the first of them. */
export function grouped(field: EntryFieldName, criteria: EntryCriteria, params: SqlParams): string {
  const key = `i.${keyColumn(field)}`;
  return `SELECT ${key} AS key, count(*)::integer AS count, min(i.entry_number) AS first
    FROM entry_index i WHERE ${entryWhere(criteria, params)} AND ${key} IS NOT NULL GROUP BY ${key}`;
}
