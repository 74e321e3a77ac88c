import { measureInput, measureNoun, measureReviewNoun } from '../../../nouns/measure.js';
import { bodyOf, objectOf } from '../../../nouns/noun.js';

export const measureSchemas = {
  Measure: objectOf(measureNoun.properties),
  MeasureReview: measureReviewNoun.schema,
  NewMeasure: bodyOf(measureInput.fields, ['measure', 'field']),
  MeasureInput: measureInput.schema,
};
