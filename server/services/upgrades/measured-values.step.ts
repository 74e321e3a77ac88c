import {
  measuredEntriesAfter,
  setMeasuredValues,
} from '../../persistence/repositories/measured-values.repository.js';
import { type DataStep, runOverEntries } from './data-step.js';

/**
 * Fills the columns of the migration measured-values from the texts of all entries. When the rule that reads them
 * changes, raise its number: it runs once more. It had the numbers 3, 4 and 6 before.
 */
export const measuredValuesStep: DataStep = {
  number: 8,
  name: 'measured-values',
  runBatch: runOverEntries(measuredEntriesAfter, setMeasuredValues),
};
