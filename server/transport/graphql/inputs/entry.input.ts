import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

import { entryFields } from '../../../../schema/contract/entry-fields.js';
import { optional } from './argument-options.js';

@InputType({
  description:
    'Fields of a new entry, or changes of an existing one. Omitted fields keep their values; null or a blank text ' +
    'clears a field. Missing required fields give an error.',
})
export class EntryInput {
  /** The fields of `entryFields`, as they were sent. */
  readonly [field: string]: unknown;

  @Field(
    () => GraphQLJSONObject,
    optional('Additional values by name, at most 50. Replaces all existing additional values.'),
  )
  additional?: Readonly<Record<string, unknown>> | null;
}

for (const { name, description } of entryFields) {
  Field(() => String, { nullable: true, description })(EntryInput.prototype, name);
}
