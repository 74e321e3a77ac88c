import { setTimeout as sleep } from 'node:timers/promises';

import type { Database, Queryable } from '../database.js';

const cleanSql = `SELECT gin_clean_pending_list('entry_index_document')::integer AS pages`;
const pauseMs = 100;
/** Fewer pages than this are not worth going on at once. */
const fewPages = 500;

/**
 * Has another connection sort the search index's new words into it while `work` adds more: the pending list stays short
 * enough to be searched, and the two halves of the work go on beside each other.
 */
export async function keepSearchable<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  let working = true;
  const cleaning = database
    .session(async (session) => {
      await session.query(`SET maintenance_work_mem = '128MB'`);
      while (working) {
        const [cleaned] = await session.query<{ pages: number }>(cleanSql);
        if ((cleaned?.pages ?? 0) < fewPages) await sleep(pauseMs);
      }
    })
    // Whoever adds more sorts in what is too much.
    .catch(() => undefined);
  try {
    return await work();
  } finally {
    working = false;
    await cleaning;
  }
}

/** Brings the tables of entries into the shape that lists are read fastest in, after many rows came. */
export async function tidyAfter(session: Queryable): Promise<void> {
  await session.query(cleanSql);
  await session.query('VACUUM (ANALYZE) entries, entry_index, entry_values');
}
