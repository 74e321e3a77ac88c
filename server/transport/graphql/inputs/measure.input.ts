import { contentFields, measuredFieldNoun, measureStatusNoun } from '../../../nouns/measure.js';
import { input, integer, type Of, oneOf, text } from '../../../nouns/noun.js';

export type MeasureInput = Of<typeof measureInput>;
export const measureInput = input(
  'MeasureInput',
  'A review of a measure, or a new one. Omitted keys keep their values; null clears one. Numbers from 0 to 1.',
  {
    status: oneOf(
      measureStatusNoun,
      'New status. If omitted, a corrected number becomes `confirmed`, any other keeps its status, and a new one is ' +
        '`confirmed`. `read` takes a review back, with its note.',
    ),
    field: oneOf(measuredFieldNoun, 'Field of a new measure.'),
    start: integer('Where the words of a new measure start in the text.'),
    end: integer('Where the words of a new measure end.'),
    note: text('Note on the review. If omitted, the note before stays; null clears it.'),
    version: integer(
      'Version of the entry that the review is based on. If it is not the current version, nothing changes.',
    ),
    ...contentFields,
  },
);
