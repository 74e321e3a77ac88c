import { entryField, measuredFields } from '../../schema/contract/entry-fields.js';
import type { BoundKind, IntervalKind, MeasureKind, MeasureStatus } from '../measures/measure.js';
import {
  count,
  enumeration,
  enumerationOf,
  flag,
  id,
  input,
  integer,
  moment,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  share,
  text,
  version,
} from './noun.js';
import { personNoun } from './revision.js';

export const measureKindNoun = enumeration<MeasureKind>('MeasureKind', 'What a measure says.', {
  sensitivity: 'Share of people with the disease whose test is positive.',
  specificity: 'Share of people without the disease whose test is negative.',
  ppv: 'Positive predictive value: share of people with a positive test who have the disease, or `outcome`.',
  npv: 'Negative predictive value: share of people with a negative test who do not have the disease, or `outcome`.',
  prevalence: 'Share of people who have the disease, or `outcome`.',
});

export const measureStatusNoun = enumeration<MeasureStatus>(
  'MeasureStatus',
  'What people say of a measure.',
  {
    read: 'Read automatically; nobody has reviewed it.',
    confirmed: 'Confirmed, corrected or added by a person.',
    rejected: 'A person says that the text does not say this. Only shown to signed-in people.',
  },
);

const intervalNoun = enumeration<IntervalKind>('MeasureInterval', 'What `low` and `high` are.', {
  ci95: 'A 95% confidence interval; only where the text says so.',
  range: 'A range, such as that of several studies.',
});

const boundNoun = enumeration<BoundKind>('MeasureBound', 'How the text limits the value.', {
  at_least: 'At least the value.',
  at_most: 'At most the value.',
  about: 'About the value.',
});

const measuredFieldNoun = enumerationOf(
  'MeasuredField',
  'A field whose text is read for measures.',
  measuredFields,
  (name) => entryField(name).description,
);

const words = (description: string) => orNull(text(description));

/** The keys of a measure that a person can correct. */
export const contentFields = {
  measure: oneOf(measureKindNoun, 'What the number says.'),
  value: orNull(share('The value, from 0 to 1; null for a range alone.')),
  low: orNull(share('Lower end of the interval.')),
  high: orNull(share('Upper end of the interval.')),
  interval: orNull(oneOf(intervalNoun, 'What `low` and `high` are; null without them.')),
  bound: orNull(oneOf(boundNoun, 'Whether the text says "over", "up to" or "about".')),
  positives: orNull(count('k in "k of n".')),
  total: orNull(count('n in "k of n": the number of people.')),
  cutoff: words('Cut-off of the test, in the words of the text.'),
  specimen: words('Specimen, such as CSF.'),
  assay: words('Test, method or isotype.'),
  population: words('People, if the text names them.'),
  comparator: words('Group that people are compared with.'),
  outcome: words('What a predictive value predicts; null: the disease of the entry.'),
};

export type Measure = Of<typeof measureNoun>;
export const measureNoun = noun(
  'Measure',
  'A number that the text of an entry states: read automatically, or confirmed, corrected or added by a person. For ' +
    'research and teaching; it is not medical advice.',
  {
    id: id('Identifier of the measure. It follows from entry, field, place, words and measure.'),
    ...contentFields,
    field: oneOf(measuredFieldNoun, 'Field whose text states the number.'),
    start: orNull(
      integer('Where its words start in the text, in UTF-16 code units; null if they are not there.'),
    ),
    end: orNull(integer('Where its words end.')),
    text: words(
      'The words of the number; null for an added one without a place, and if only a withdrawn version has them.',
    ),
    status: oneOf(measureStatusNoun, 'What people say of it.'),
    textChanged: flag('Whether the text of the field has changed since a person reviewed the measure.'),
    reviewedText: words(
      'The text of the field as it was reviewed, if it has changed since; null if that version was withdrawn.',
    ),
    reviewedBy: orNull(one(personNoun, 'Who reviewed it last; null for nobody, and for deleted accounts.')),
    reviewedAt: orNull(moment('When it was reviewed last.')),
    note: words('Note on the review.'),
  },
  { shared: true },
);

const reviewActions = enumeration('MeasureAction', 'What a person did with a measure.', {
  confirm: 'Confirmed it as it was.',
  correct: 'Corrected it.',
  reject: 'Rejected it.',
  add: 'Added it.',
  reset: 'Took the review back: the measure is as read again.',
});

export type MeasureReview = Of<typeof measureReviewNoun>;
export const measureReviewNoun = noun(
  'MeasureReview',
  'One review of a measure. Reviews are stored permanently.',
  {
    number: version('Number of the review of this measure, from 1.'),
    action: oneOf(reviewActions, 'What the person did.'),
    status: oneOf(measureStatusNoun, 'Status after it.'),
    ...contentFields,
    text: words('The words of the number; null if the version that the person saw was withdrawn.'),
    note: words('Note of the reviewer.'),
    entryVersion: version('Version of the entry that the person saw.'),
    by: orNull(one(personNoun, 'The person; null for deleted accounts.')),
    at: moment('Time of the review.'),
  },
);

const { start, end } = measureNoun.fields;

export type MeasureInput = Of<typeof measureInput>;
export const measureInput = input(
  'MeasureInput',
  'A review of a measure, or a new one, which alone has `field`, `start` and `end`. Omitted keys keep their values; ' +
    'null clears one. Shares are numbers from 0 to 1.',
  {
    status: oneOf(
      measureStatusNoun,
      'New status. If omitted, a corrected number becomes `confirmed`, any other keeps its status, and a new one is ' +
        '`confirmed`. `read` takes a review back, with its note.',
    ),
    field: oneOf(measuredFieldNoun, 'Field of a new measure.'),
    start,
    end,
    note: words('Note on the review. If omitted, the note before stays; null clears it.'),
    version: version(
      'Version of the entry that the review is based on. If it is not the current version, nothing changes.',
    ),
    ...contentFields,
  },
);
