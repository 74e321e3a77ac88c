import {
  type Measure as MeasureView,
  measureNoun,
  type MeasureReview as ReviewView,
  measureReviewNoun,
} from '../../../nouns/measure.js';
import { objectType } from '../object-type.js';

export const Measure = objectType(measureNoun);
export type Measure = MeasureView;

export const MeasureReview = objectType(measureReviewNoun);
export type MeasureReview = ReviewView;
