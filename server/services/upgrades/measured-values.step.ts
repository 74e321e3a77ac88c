import { z } from 'zod';

import { MeasureReviewRepository } from '../../persistence/repositories/measure-review.repository.js';
import {
  measuredEntriesAfter,
  setMeasuredValues,
} from '../../persistence/repositories/measured-values.repository.js';
import type { DataStep } from './data-step.js';

/** The number of the last finished entry. */
const progressShape = z.object({ entry: z.number() });

/** Fills the columns of the migration measured-values for the entries that were stored before it. */
export const measuredValuesStep: DataStep = {
  number: 3,
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

/** Fills them anew, with a rule that no longer reads other diseases, relatives and statements about patients. */
export const measuredValuesAgainStep: DataStep = {
  ...measuredValuesStep,
  number: 4,
  name: 'measured-values-again',
};

/** Fills them anew, with a rule that reads numbers with the marks of footnotes. */
export const measuredValuesWithMarksStep: DataStep = {
  ...measuredValuesStep,
  number: 8,
  name: 'measured-values-with-marks',
};

/** Fills them anew, with a rule that reads more: Se and Sp, numbers without a percent sign, numbers in brackets. */
export const measuredValuesOnceMoreStep: DataStep = {
  ...measuredValuesStep,
  number: 6,
  name: 'measured-values-once-more',
};
