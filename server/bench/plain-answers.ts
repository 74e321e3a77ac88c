import type { Pool, QueryResultRow } from 'pg';
import { z } from 'zod';

import { entryFieldNames } from '../../schema/contract/entry-fields.js';
import {
  plainDiseaseSql,
  plainEntrySql,
  plainInsertSql,
  plainListSql,
  plainRelatedSql,
  plainSearchSql,
} from './plain-sql.js';

const sentSchema = z.record(z.string(), z.string());

/** Answers from the plain table: in the form of those of REST, but with another order and other related entries. */
export class PlainAnswers {
  constructor(private readonly pool: Pool) {}

  async page(query: URLSearchParams): Promise<object> {
    const limit = Number(query.get('limit') ?? 10);
    const page = Number(query.get('page') ?? 1);
    const rows = await this.pageRows(query, [limit, (page - 1) * limit]);
    const total = Number(rows[0]?.['total'] ?? 0);
    return { success: true, data: rows, pagination: { page, limit, total, pages: Math.ceil(total / limit) } };
  }

  async entry(id: string): Promise<object> {
    const [data] = await this.read('plain entry', plainEntrySql, [id]);
    const relatedEntries = await this.read('plain related', plainRelatedSql, [data?.['disease'], id]);
    return { success: true, data, relatedEntries };
  }

  async create(body: unknown): Promise<object> {
    const sent = sentSchema.parse(body);
    const values = entryFieldNames.map((name) => sent[name] ?? null);
    const [data] = await this.read('plain create', plainInsertSql, values);
    return { success: true, data };
  }

  private pageRows(query: URLSearchParams, slice: readonly number[]): Promise<QueryResultRow[]> {
    const [disease, search] = [query.get('disease'), query.get('search')];
    if (disease !== null) return this.read('plain disease', plainDiseaseSql, [...slice, disease]);
    if (search === null) return this.read('plain list', plainListSql, slice);
    const words = search.split(' ').map((word) => `%${word}%`);
    return this.read(`plain search ${String(words.length)}`, plainSearchSql(words.length), [
      ...slice,
      ...words,
    ]);
  }

  private async read(name: string, text: string, values: readonly unknown[]): Promise<QueryResultRow[]> {
    return (await this.pool.query<QueryResultRow>({ name, text, values: [...values] })).rows;
  }
}
