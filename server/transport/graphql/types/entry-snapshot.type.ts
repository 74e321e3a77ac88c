import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

import { entryFields, requiredEntryFields } from '../../../../schema/contract/entry-fields.js';
import { EntryShape } from '../entry-shape.js';

@ObjectType({ simpleResolvers: true, description: 'An entry as it was at one version.' })
export class EntrySnapshot extends EntryShape {
  @Field(() => String, { description: 'Accession of the entry.' })
  accession!: string;

  @Field(() => Int, { description: 'The version.' })
  version!: number;

  @Field(() => GraphQLDateTime, { description: 'Since when it was so.' })
  at!: Date;

  @Field(() => GraphQLJSONObject, { description: 'Further facts by free names; every value is a text.' })
  additional!: Readonly<Record<string, string>>;
}

for (const { name, description } of entryFields) {
  const nullable = !requiredEntryFields.includes(name);
  Field(() => String, { nullable, description, simple: true })(EntrySnapshot.prototype, name);
}
