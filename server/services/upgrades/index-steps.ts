import { z } from 'zod';

import type { Queryable } from '../../persistence/database.js';
import { indexAgain, matchingEntriesAfter } from '../../persistence/repositories/indexed-again.repository.js';
import {
  MeasureReviewRepository,
  type StoredReview,
} from '../../persistence/repositories/measure-review.repository.js';
import {
  measuredEntriesAfter,
  setMeasuredValues,
} from '../../persistence/repositories/measured-values.repository.js';
import { fillEntries, fillValueNames } from '../../persistence/repositories/search-fill.repository.js';
import type { DataStep } from './data-step.js';

/** The number of the last finished entry. */
const entryProgress = z.object({ entry: z.number() });

/**
 * Runs a step over entries in the order of their numbers: `entriesAfter` returns the next batch, and `store` stores
 * what follows from these entries and the reviews of their measures.
 */
function runOverEntries<Entry extends { readonly id: string; readonly number: number }>(
  entriesAfter: (transaction: Queryable, after: number) => Promise<readonly Entry[]>,
  store: (
    transaction: Queryable,
    entries: readonly Entry[],
    reviews: ReadonlyMap<string, readonly StoredReview[]>,
  ) => Promise<void>,
): DataStep['runBatch'] {
  return async (transaction, progress, database) => {
    const { entry: done } = entryProgress.parse(progress ?? { entry: 0 });
    const entries = await entriesAfter(transaction, done);
    const last = entries.at(-1);
    if (last === undefined) return null;
    const ids = entries.map(({ id }) => id);
    await store(transaction, entries, await new MeasureReviewRepository(database).latest(ids, transaction));
    return { entry: last.number };
  };
}

/** The number of the last finished entry or, once all entries are finished, the last value. */
const searchProgress = z.union([entryProgress, z.object({ field: z.string(), key: z.string() })]);

/** Fills the columns and tables of the migration search-words for the entries that were stored before it. */
export const searchWordsStep: DataStep = {
  number: 1,
  name: 'search-words',
  async runBatch(transaction, progress) {
    const done = searchProgress.parse(progress ?? { entry: 0 });
    if (!('entry' in done)) return fillValueNames(transaction, done);
    const entry = await fillEntries(transaction, done.entry);
    return entry === null ? { field: '', key: '' } : { entry };
  },
};

/**
 * Fills the columns of the migration measured-values from the texts of all entries. When the rule that reads them
 * changes, raise its number: it runs once more. It had the numbers 3, 4, 6, 8 and 10 before.
 */
export const measuredValuesStep: DataStep = {
  number: 12,
  name: 'measured-values',
  runBatch: runOverEntries(measuredEntriesAfter, setMeasuredValues),
};

/**
 * Invisible characters, ß, the separators of Chinese and Japanese keyboards, what stands for an apostrophe, and "auto"
 * before "anti" with other signs between them than a hyphen.
 */
const foldedOtherwise = [
  String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f]`,
  String.raw`[\u3164\ufe00-\ufe0f\ufeff\uffa0]`,
  '[ß；，、／（）´ʹʻʼʽ]',
  '[Aa][Uu][Tt][Oo](?!-?[Aa][Nn][Tt][Ii])[^[:alnum:]]+[Aa][Nn][Tt][Ii]',
].join('|');

/** Names that only state that an antibody is meant. */
const keyedOtherwise = '^([^[:alnum:]]|auto|anti(body|bodies)?)+$';

/**
 * Indexes the entries anew whose texts have another folded form or name key than in an earlier version. When the rules
 * change, add what they read otherwise and raise its number: it runs once more. It had the numbers 7 and 9 before.
 */
export const foldedAgainStep: DataStep = {
  number: 11,
  name: 'folded-again',
  runBatch: runOverEntries(
    (transaction, after) => matchingEntriesAfter(transaction, after, foldedOtherwise, keyedOtherwise),
    indexAgain,
  ),
};
