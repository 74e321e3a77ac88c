import type { Client } from 'pg';

import { plainTable } from './plain-sql.js';

/** Bytes on disk with all indexes: of our tables, and of the plain rows with a trigram index. */
export interface DiskUse {
  readonly ours: number;
  readonly plain: number;
}

const diskSql = `SELECT pg_total_relation_size('${plainTable}')::float8 AS plain,
  (SELECT sum(pg_total_relation_size(oid))::float8 FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace) AS ours`;

export async function readDiskUse(client: Client): Promise<DiskUse> {
  const { rows } = await client.query<DiskUse>(diskSql);
  return rows[0] ?? { ours: 0, plain: 0 };
}
