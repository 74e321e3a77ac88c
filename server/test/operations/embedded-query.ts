import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rowsOf } from '../../persistence/with-client.js';

/** The connection URL of the running embedded database of a data folder. */
export function embeddedUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]!;
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://atlas:${password}@127.0.0.1:${port}/atlas`;
}

/** Queries the embedded database of a data folder directly, past the Atlas. */
export function queryEmbedded<Row extends object>(dataDir: string, sql: string): Promise<Row[]> {
  return rowsOf(embeddedUrl(dataDir), sql);
}
