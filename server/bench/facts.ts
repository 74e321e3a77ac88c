import type { Client } from 'pg';

import { onlyRow } from '../persistence/rows.js';
import { withClient } from '../persistence/with-client.js';
import type { BenchDatabase } from './bench-database.js';
import { generateEntries } from './generate-entries.js';
import { plainTable } from './plain-sql.js';
import { type Facts, wordCount } from './scenarios.js';
import { commonTerms } from './search-terms.js';
import { readVocabulary, type Vocabulary } from './vocabulary.js';

const idCount = 200;
/** Every ninth of 184 diseases, ordered by number of entries: from common to rare ones. */
const diseaseStep = 9;

const sampleSize = 10_000;

/** Number of different entries to create before they repeat. */
const draftCount = 2000;

/** Reads the data for the questions from a database. */
export function readFacts({ url, size }: BenchDatabase): Promise<Facts> {
  const vocabulary = readVocabulary();
  return withClient(url, async (client) => {
    const diseases = await client.query<{ value: string }>(
      `SELECT value FROM entry_values WHERE field = 'disease' ORDER BY count DESC, key`,
    );
    const ids = await client.query<{ id: string }>(
      'SELECT id FROM entries WHERE entry_number % $1 = 0 ORDER BY entry_number LIMIT $2',
      [Math.ceil(size / idCount), idCount],
    );
    return {
      size,
      diseases: diseases.rows.filter((_, index) => index % diseaseStep === 0).map(({ value }) => value),
      ids: ids.rows.map(({ id }) => id),
      vocabulary,
      commonWords: await readCommonWords(client),
      disk: await readDiskUse(client),
      drafts: draftsOf(vocabulary),
    };
  });
}

/** Reads the words of at least four letters that 1 to 10 % of the first entries hold. */
async function readCommonWords(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ word: string }>(
    `WITH sample AS MATERIALIZED (
       SELECT entry_number, document FROM entry_index ORDER BY entry_number LIMIT ${String(sampleSize)})
     SELECT word FROM sample, unnest(tsvector_to_array(entry_words(document))) AS word
     WHERE word ~ '^[a-z]{4,}$' GROUP BY word
     HAVING count(*) BETWEEN 0.01 * (SELECT count(*) FROM sample) AND 0.1 * (SELECT count(*) FROM sample)`,
  );
  return commonTerms(
    rows.map(({ word }) => word),
    wordCount,
  );
}

const diskSql = `SELECT pg_total_relation_size('${plainTable}')::float8 AS plain,
  (SELECT sum(pg_total_relation_size(oid))::float8 FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace) AS ours`;

async function readDiskUse(client: Client): Promise<Facts['disk']> {
  const { rows } = await client.query<Facts['disk']>(diskSql);
  return onlyRow(rows);
}

/** Returns entries to create, with other pairs of diseases and proteins than those in the database. */
function draftsOf(vocabulary: Vocabulary): readonly object[] {
  return Array.from(generateEntries(draftCount, 'entries to be made', vocabulary), ({ values }) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
  );
}
