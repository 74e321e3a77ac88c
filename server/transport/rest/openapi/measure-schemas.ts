import { measuredFields } from '../../../../schema/contract/measured-fields.js';
import { contextKeys } from '../../../measures/measure.js';
import { measureNoun, measureReviewNoun } from '../../../nouns/measure.js';
import { objectOf } from '../../../nouns/noun.js';

const { properties } = measureNoun;
const correctable = [
  'measure',
  'value',
  'low',
  'high',
  'interval',
  'bound',
  'positives',
  'total',
  ...contextKeys,
];
const names = ['status', ...correctable, 'field', 'start', 'end', 'note', 'version'];

const sent = {
  ...Object.fromEntries(
    [...correctable, 'status', 'start', 'end', 'note'].map((name) => [name, properties[name] ?? {}]),
  ),
  field: { type: 'string', enum: measuredFields },
  version: {
    type: 'integer',
    minimum: 1,
    description: 'Version of the entry that the review is based on.',
  },
};

/** Schemas of measures. */
export const measureSchemas = {
  Measure: objectOf(properties),
  MeasureReview: measureReviewNoun.schema,
  NewMeasure: objectOf(
    sent,
    names.filter((name) => name !== 'measure' && name !== 'field'),
  ),
  MeasureInput: objectOf(sent, names),
};
