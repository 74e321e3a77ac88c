import { Field, Float, InputType } from 'type-graphql';

import { type EntryFieldName, entryFields } from '../../../../schema/contract/entry-fields.js';
import { leastDescriptions } from '../../../nouns/measure.js';
import { optional } from './argument-options.js';

@InputType({
  description:
    'Conditions on the text of one field. All given operators must match. Case and accents are ignored. A blank ' +
    'text is no condition.',
})
export class TextFilter {
  @Field(() => String, optional('The whole text equals this.'))
  eq?: string | null;

  @Field(() => [String], optional('The whole text equals one of these. An empty list matches no entry.'))
  in?: readonly string[] | null;

  @Field(() => String, optional('The text contains this.'))
  contains?: string | null;

  @Field(() => String, optional('The text starts with this.'))
  startsWith?: string | null;

  @Field(
    () => String,
    optional('The text is a list separated by "; " that contains this item. "A; B" requires both items.'),
  )
  lists?: string | null;

  @Field(() => Boolean, optional('True: the field is blank. False: it has a value.'))
  isEmpty?: boolean | null;
}

@InputType({ description: 'Condition on a point in time.' })
class PeriodFilter {
  @Field(() => String, optional('A day such as `2026-11-20`, a month such as `2026-11`, or a year, in UTC.'))
  within?: string | null;
}

@InputType({ description: 'Conditions on the fields of an entry. All given conditions must match.' })
export class EntryFilter {
  @Field(() => PeriodFilter, optional('Time at which the entry was created.'))
  createdAt?: PeriodFilter | null;

  @Field(
    () => String,
    optional(
      'The autoantibody is a member of this class of the vocabulary: its slug, name or abbreviation, such as `anca`.',
    ),
  )
  autoantibodyClass?: string | null;

  @Field(
    () => String,
    optional('The autoantibody gives this ICAP pattern according to the vocabulary, such as `AC-4`.'),
  )
  icap?: string | null;

  @Field(
    () => String,
    optional(
      'An overview counts the entry, under whatever name: its kind and its slug or name, such as ' +
        '`disease/sjogren-s-syndrome`.',
    ),
  )
  overview?: string | null;

  @Field(() => Float, optional(leastDescriptions.minSensitivity))
  minSensitivity?: number | null;

  @Field(() => Float, optional(leastDescriptions.minSpecificity))
  minSpecificity?: number | null;
}

/** The filters of a request by field, as GraphQL passes them. */
export type FieldFilters = Partial<Record<EntryFieldName, Fields<TextFilter> | null>> & Fields<EntryFilter>;

/** The fields of a class: filters are plain objects, not its instances. */
type Fields<Class> = Pick<Class, keyof Class>;

for (const { name, description } of entryFields) {
  Field(() => TextFilter, { nullable: true, description })(EntryFilter.prototype, name);
}
