import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { entryFields, requiredEntryFields } from '../../../../schema/contract/entry-fields.js';
import { EntryShape } from '../entry-shape.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A disease entry: what links one autoimmune disease to one autoantibody and its autoantigen.',
})
export class Entry extends EntryShape {
  @Field(() => ID, { description: 'Identifier of the entry, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'Stable, citable accession that is never reused, such as AIA0000042.' })
  accession!: string;

  @Field(() => Int, { description: 'Counts the edits of the entry, from 1.' })
  version!: number;

  @Field(() => GraphQLJSONObject, { description: 'Further facts by free names; every value is a text.' })
  additional!: Readonly<Record<string, string>>;

  @Field(() => GraphQLDateTime, { description: 'When the entry was made.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When the entry was last changed.' })
  updatedAt!: Date;
}

for (const { name, description } of entryFields) {
  const nullable = !requiredEntryFields.includes(name);
  Field(() => String, { nullable, description, simple: true })(Entry.prototype, name);
}
