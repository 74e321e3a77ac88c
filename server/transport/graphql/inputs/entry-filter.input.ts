import { Field, InputType } from 'type-graphql';

import { type EntryFieldName, entryFields } from '../../../../schema/contract/entry-fields.js';
import type { Plain } from '../plain.js';

@InputType({
  description:
    'What the text of one field must be. Several operators must all hold; case and accents are ignored, and a blank text asks for nothing.',
})
export class TextFilter {
  @Field(() => String, { nullable: true, description: 'The whole text is this.' })
  eq?: string | null;

  @Field(() => [String], { nullable: true, description: 'The whole text is one of these.' })
  in?: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'The text contains this.' })
  contains?: string | null;

  @Field(() => String, { nullable: true, description: 'The text starts with this.' })
  startsWith?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text is a list joined by "; " that holds this; "A; B" asks for both parts.',
  })
  lists?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: the field is blank. False: it is filled.' })
  isEmpty?: boolean | null;
}

@InputType({ description: 'When something must have happened.' })
class PeriodFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A day such as `2026-11-20`, a month such as `2026-11`, or a year, in UTC.',
  })
  within?: string | null;
}

@InputType({ description: 'What the fields of an entry must be; all that is given must hold.' })
export class EntryFilter {
  @Field(() => PeriodFilter, { nullable: true, description: 'When the entry was made.' })
  createdAt?: PeriodFilter | null;
}

/** The filters of a request by field, as GraphQL hands them on. */
export type FieldFilters = Partial<Record<EntryFieldName, Plain<TextFilter> | null>> & Plain<EntryFilter>;

for (const { name, description } of entryFields) {
  Field(() => TextFilter, { nullable: true, description })(EntryFilter.prototype, name);
}
