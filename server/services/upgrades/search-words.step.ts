import { z } from 'zod';

import { fillEntries, fillValueNames } from '../../persistence/repositories/search-fill.repository.js';
import type { DataStep } from './data-step.js';

/** The number of the last finished entry or, once all entries are finished, the last value. */
const progressShape = z.union([
  z.object({ entry: z.number() }),
  z.object({ field: z.string(), key: z.string() }),
]);

/** Fills the columns and tables of the migration search-words for the entries that were stored before it. */
export const searchWordsStep: DataStep = {
  number: 1,
  name: 'search-words',
  async runBatch(transaction, progress) {
    const done = progressShape.parse(progress ?? { entry: 0 });
    if (!('entry' in done)) return fillValueNames(transaction, done);
    const entry = await fillEntries(transaction, done.entry);
    return entry === null ? { field: '', key: '' } : { entry };
  },
};
