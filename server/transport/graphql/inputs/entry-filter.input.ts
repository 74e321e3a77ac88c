import { entryField, mapEntryFields } from '../../../../schema/contract/entry-fields.js';
import { leastDescriptions } from '../../../nouns/measure.js';
import { flag, input, many, number, type Of, one, text } from '../../../nouns/noun.js';

const textFilter = input(
  'TextFilter',
  'Conditions on the text of one field. All given operators must match. Case and accents are ignored. A blank ' +
    'text is no condition.',
  {
    eq: text('The whole text equals this.'),
    in: many(text('The whole text equals one of these. An empty list matches no entry.')),
    contains: text('The text contains this.'),
    startsWith: text('The text starts with this.'),
    lists: text('The text is a list separated by "; " that contains this item. "A; B" requires both items.'),
    isEmpty: flag('True: the field is blank. False: it has a value.'),
  },
);

const periodFilter = input('PeriodFilter', 'Condition on a point in time.', {
  within: text('A day such as `2026-11-20`, a month such as `2026-11`, or a year, in UTC.'),
});

export type EntryFilter = Of<typeof entryFilter>;
export const entryFilter = input(
  'EntryFilter',
  'Conditions on the fields of an entry. All given conditions must match.',
  {
    createdAt: one(periodFilter, 'Time at which the entry was created.'),
    autoantibodyClass: text(
      'The autoantibody is a member of this class of the vocabulary: its slug, name or abbreviation, such as `anca`.',
    ),
    icap: text('The autoantibody gives this ICAP pattern according to the vocabulary, such as `AC-4`.'),
    overview: text(
      'An overview counts the entry, under whatever name: its kind and its slug or name, such as ' +
        '`disease/sjogren-s-syndrome`.',
    ),
    minSensitivity: number(leastDescriptions.minSensitivity),
    minSpecificity: number(leastDescriptions.minSpecificity),
    ...mapEntryFields((name) => one(textFilter, entryField(name).description)),
  },
);
