import { setTimeout as sleep } from 'node:timers/promises';

import type { Database, Queryable } from '../database.js';

const cleanSqls = ['entry_index_words', 'entry_index_name_keys'].map(
  (index) => `SELECT gin_clean_pending_list('${index}')::integer AS pages`,
);
const pauseMs = 50;
/**
 * Sorting in costs by the words there are as well as by the rows, so that many rows at a time are cheaper; fewer keep the list
 * shorter that every search looks through meanwhile, once for each word it finds.
 */
const rowsAtOnce = 5000;

/**
 * Has another connection sort the search index's new words into it while `work` adds more, and tells how many rows it has
 * added so far: the two halves of the work go on beside each other, and the pending list stays short enough to be searched.
 */
export async function keepSearchable<Result>(
  database: Database,
  work: (told: (added: number) => void) => Promise<Result>,
): Promise<Result> {
  let [added, sorted, working] = [0, 0, true];
  // Nobody waits for its last turn: it may go on while the transaction ends.
  database
    .session(async (session) => {
      await session.query(`SET maintenance_work_mem = '256MB'`);
      while (working) {
        if (added - sorted >= rowsAtOnce) {
          sorted = added;
          await sortInSearched(session);
        }
        await sleep(pauseMs);
      }
    })
    // What is left is sorted in when all rows are there.
    .catch(() => undefined);
  try {
    return await work((rows) => {
      added = rows;
    });
  } finally {
    working = false;
  }
}

/** Sorts into the search index what waits in its pending list, which every search looks through. */
export async function sortInSearched(session: Queryable): Promise<void> {
  for (const text of cleanSqls) await session.query(text);
}

/** Brings the tables of entries into the shape that lists are read fastest in, after many rows came. */
export async function tidyAfter(session: Queryable): Promise<void> {
  await sortInSearched(session);
  await session.query('VACUUM (ANALYZE) entries, entry_index, entry_values');
}
