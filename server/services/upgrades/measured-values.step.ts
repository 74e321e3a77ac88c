import { z } from 'zod';

import { MeasureReviewRepository } from '../../persistence/repositories/measure-review.repository.js';
import {
  measuredEntriesAfter,
  setMeasuredValues,
} from '../../persistence/repositories/measured-values.repository.js';
import type { DataStep } from './data-step.js';

/** The number of the last finished entry. */
const progressShape = z.object({ entry: z.number() });

/**
 * Fills the columns of the migration measured-values from the texts of all entries. When the rule that reads them
 * changes, raise its number: it runs once more. It had the numbers 3, 4 and 6 before.
 */
export const measuredValuesStep: DataStep = {
  number: 8,
  name: 'measured-values',
  async runBatch(transaction, progress, database) {
    const { entry: done } = progressShape.parse(progress ?? { entry: 0 });
    const entries = await measuredEntriesAfter(transaction, done);
    const last = entries.at(-1);
    if (last === undefined) return null;
    const reviews = await new MeasureReviewRepository(database).latest(
      entries.map(({ id }) => id),
      transaction,
    );
    await setMeasuredValues(transaction, entries, reviews);
    return { entry: last.number };
  },
};
