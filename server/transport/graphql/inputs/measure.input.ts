import { Field, Float, InputType, Int } from 'type-graphql';

import { contextKeys } from '../../../measures/measure.js';
import {
  boundNoun,
  intervalNoun,
  measuredFieldNoun,
  measureKindNoun,
  measureNoun,
  measureStatusNoun,
} from '../../../nouns/measure.js';
import { enumType } from '../object-type.js';
import { optional } from './argument-options.js';

@InputType({
  description:
    'A review of a measure, or a new one. Omitted keys keep their values; null clears one. Numbers from 0 to 1.',
})
export class MeasureInput {
  /** The other fields of a measure, as they were sent. */
  readonly [field: string]: unknown;

  @Field(
    () => enumType(measureStatusNoun),
    optional(
      'New status. If omitted, a corrected number becomes `confirmed`, any other keeps its status, and a new one is ' +
        '`confirmed`. `read` takes a review back, with its note.',
    ),
  )
  status?: string | null;

  @Field(() => enumType(measuredFieldNoun), optional('Field of a new measure.'))
  field?: string | null;

  @Field(() => Int, optional('Where the words of a new measure start in the text.'))
  start?: number | null;

  @Field(() => Int, optional('Where the words of a new measure end.'))
  end?: number | null;

  @Field(() => String, optional('Note on the review. If omitted, the note before stays; null clears it.'))
  note?: string | null;

  @Field(
    () => Int,
    optional(
      'Version of the entry that the review is based on. If it is not the current version, nothing changes.',
    ),
  )
  version?: number | null;
}

const fields = measureNoun.fields;
const types = [
  ['measure', enumType(measureKindNoun)],
  ['value', Float],
  ['low', Float],
  ['high', Float],
  ['interval', enumType(intervalNoun)],
  ['bound', enumType(boundNoun)],
  ['positives', Int],
  ['total', Int],
] as const;
for (const [name, type] of types) {
  Field(() => type, { nullable: true, description: fields[name].description })(MeasureInput.prototype, name);
}
for (const name of contextKeys) {
  Field(() => String, { nullable: true, description: fields[name].description })(
    MeasureInput.prototype,
    name,
  );
}
