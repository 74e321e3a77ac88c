import { Client } from 'pg';

import type { BenchDatabase } from './bench-database.js';
import type { Facts } from './scenarios.js';
import { readVocabulary } from './vocabulary.js';

const idsWanted = 200;
/** Every ninth of 184 diseases, by how many entries they have: from the most common to rare ones. */
const diseaseStep = 9;

/** Reads from a database what the questions are made of. */
export async function readFacts({ url, size }: BenchDatabase): Promise<Facts> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const diseases = await client.query<{ value: string }>(
      `SELECT value FROM entry_values WHERE field = 'disease' ORDER BY count DESC, key`,
    );
    const ids = await client.query<{ id: string }>(
      'SELECT id FROM entries WHERE entry_number % $1 = 0 ORDER BY entry_number LIMIT $2',
      [Math.ceil(size / idsWanted), idsWanted],
    );
    return {
      size,
      diseases: diseases.rows.filter((_, index) => index % diseaseStep === 0).map(({ value }) => value),
      ids: ids.rows.map(({ id }) => id),
      vocabulary: readVocabulary(),
    };
  } finally {
    await client.end();
  }
}
