import { limits } from '../../../../schema/contract/limits.js';
import { count, flag, many, noun, type Of, one } from '../../../nouns/noun.js';
import { valueCountNoun } from '../../../nouns/statistics.js';
import { objectType } from '../object-type.js';

const most = limits.distinctValues.toLocaleString('en');

const distinctValuesNoun = noun('DistinctValues', 'The distinct values of a field.', {
  values: many(one(valueCountNoun, `The values in natural order; at most ${most}.`), 500),
  count: count('Number of values in `values`.'),
  truncated: flag(`Whether there are more than ${most} values.`),
});
export const DistinctValues = objectType(distinctValuesNoun);
export type DistinctValues = Of<typeof distinctValuesNoun>;
