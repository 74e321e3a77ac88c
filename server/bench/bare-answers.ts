import type { ServerResponse } from 'node:http';

import type { Pool, QueryResultRow } from 'pg';
import Cursor from 'pg-cursor';

import { mapEntryFields } from '../../schema/contract/entry-fields.js';
import { lineWriter } from '../../schema/contract/rules/delimited.js';
import { fold } from '../../schema/contract/rules/fold.js';
import { guardCell } from '../../schema/contract/rules/formula-guard.js';
import { sortKey } from '../search/index/sort-key.js';
import { minIndexedTextLength } from '../search/sql/contained-words.js';
import {
  detailSql,
  diseaseSql,
  distinctSql,
  exportHeader,
  exportSql,
  firstPageSql,
  listSql,
  searchSql,
  statisticsSql,
} from './bare-sql.js';

/** Answers of the bare server: the same JSON as the REST layer, from SQL statements without intermediate layers. */
export class BareAnswers {
  constructor(private readonly pool: Pool) {}

  /** A page of entries: all, those of one disease, or those found by a search. */
  async page(query: URLSearchParams): Promise<object> {
    const limit = Number(query.get('limit') ?? 10);
    const page = Number(query.get('page') ?? 1);
    const filters = { disease: query.get('disease'), search: query.get('search') };
    const rows = await this.pageRows(filters, limit, (page - 1) * limit);
    const total = Number(rows[0]?.['total'] ?? 0);
    for (const row of rows) row['total'] = undefined;
    return {
      success: true,
      data: rows,
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
      appliedFilters: { ...noFilters, ...filters },
    };
  }

  private pageRows({ disease, search }: Filters, limit: number, offset: number): Promise<QueryResultRow[]> {
    if (disease !== null) {
      return this.read(`disease ${limit}`, diseaseSql(limit), [offset, sortKey(disease)]);
    }
    if (search !== null) {
      const words = [...new Set(fold(search).split(' '))];
      const short = words.map((word) => word.length < minIndexedTextLength);
      const patterns = words.map((word) => `%${word}%`);
      return this.read(`search ${short.join()} ${limit}`, searchSql(short, limit), [offset, ...patterns]);
    }
    if (offset === 0) return this.read(`first ${limit}`, firstPageSql(limit), []);
    return this.read(`list ${limit}`, listSql(limit), [offset]);
  }

  async entry(id: string): Promise<object> {
    const [data, ...relatedEntries] = await this.read('detail', detailSql, [id]);
    return { success: true, data, relatedEntries };
  }

  async diseases(): Promise<object> {
    const rows = await this.read('distinct', distinctSql, []);
    const data = rows.map((row): unknown => row['value']);
    return { success: true, data, count: data.length, truncated: false };
  }

  async statistics(): Promise<object> {
    const [data] = await this.read('statistics', statisticsSql, []);
    return { success: true, data };
  }

  /** All entries as csv, in batches of a thousand rows, with backpressure from the client. */
  async export(response: ServerResponse): Promise<void> {
    const client = await this.pool.connect();
    const cursor = client.query(new Cursor<(string | null)[]>(exportSql, [], { rowMode: 'array' }));
    try {
      response.write(csvLine(exportHeader));
      for (let rows = await cursor.read(1000); rows.length > 0; rows = await cursor.read(1000)) {
        if (!response.write(rows.map(csvLine).join(''))) await drained(response);
      }
      response.end();
    } finally {
      await cursor.close();
      client.release();
    }
  }

  private async read(name: string, text: string, values: unknown[]): Promise<QueryResultRow[]> {
    const { rows } = await this.pool.query<QueryResultRow>({ name, text, values });
    return rows;
  }
}

type Filters = Readonly<Record<'disease' | 'search', string | null>>;

const noFilters = {
  ...mapEntryFields(() => null),
  ...{ search: null, field: 'all', sortBy: 'disease', sortOrder: 'asc' },
};

const line = lineWriter(',');

function csvLine(cells: readonly (string | null)[]): string {
  return line(cells.map((cell) => (cell === null ? '' : guardCell(cell))));
}

/** Resolves when more may be written, or when the client has disconnected. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
