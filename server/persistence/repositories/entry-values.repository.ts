import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { ValueCount } from '../../nouns/statistics.js';
import { type EntryCriteria, isUnrestricted } from '../../search/entry-criteria.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entryColumns } from '../entry-columns.js';
import { grouped, isCascadeField } from './entry-plots.repository.js';

/** Reads the distinct values of fields. */
export class EntryValuesRepository {
  constructor(private readonly database: Database) {}

  /** Returns at most `limit` distinct values of a field among the entries that match the criteria, sorted naturally. */
  distinct(field: EntryFieldName, criteria: EntryCriteria, limit: number): Promise<ValueCount[]> {
    const maintained = isUnrestricted(criteria) && isCascadeField(field);
    return maintained ? this.maintained(field, 'v.key', limit) : this.grouped(field, criteria, limit);
  }

  /** Returns the values of a cascade field with the most entries. */
  mostFrequent(field: EntryFieldName, limit: number): Promise<ValueCount[]> {
    return this.maintained(field, 'v.count DESC, v.key', limit);
  }

  /** Returns the number of distinct values of each cascade field. */
  async numbersOfValues(): Promise<ReadonlyMap<string, number>> {
    const text = 'SELECT v.field, count(*)::integer AS number FROM entry_values v GROUP BY v.field';
    const rows = await this.database.query<{ field: string; number: number }>(text);
    return new Map(rows.map(({ field, number }) => [field, number]));
  }

  private maintained(field: EntryFieldName, order: string, limit: number): Promise<ValueCount[]> {
    const text = `SELECT v.value, v.count FROM entry_values v WHERE v.field = $1 ORDER BY ${order} LIMIT $2`;
    return this.database.query<ValueCount>(text, [field, limit]);
  }

  private grouped(field: EntryFieldName, criteria: EntryCriteria, limit: number): Promise<ValueCount[]> {
    const params = new SqlParams();
    const text = `SELECT e.${entryColumns[field]} AS value, g.count
      FROM (${grouped(field, criteria, params)} ORDER BY key LIMIT ${params.add(limit)}) g
      JOIN entries e ON e.entry_number = g.first ORDER BY g.key`;
    return this.database.queryExpensive<ValueCount>(text, params.values);
  }
}
