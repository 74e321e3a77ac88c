import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

import { entryFields } from '../../../../schema/contract/entry-fields.js';
import type { EntryInput as SentEntry } from '../../../services/entries/edit-inputs.js';

@InputType({
  description:
    'An entry to be, or what changes of one: what is left out stays, null or a blank text clears a field. The service says what is missing.',
})
export class EntryInput {
  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Further facts by free names, up to 50; replaces what there was as a whole.',
  })
  additional?: Readonly<Record<string, unknown>> | null;
}

for (const { name, description } of entryFields) {
  Field(() => String, { nullable: true, description })(EntryInput.prototype, name);
}

/** The input as services take it. */
export function sentEntry(input: EntryInput): SentEntry {
  return Object.fromEntries(Object.entries(input));
}
