import { Field, Int, ObjectType } from 'type-graphql';

import { SizedAbout } from '../limits/list-size.js';

@ObjectType({ simpleResolvers: true, description: 'A value, and how many entries have it.' })
export class ValueCount {
  @Field(() => String, { description: 'The value.' })
  value!: string;

  @Field(() => Int, { description: 'Entries with this value.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The different values of a field.' })
export class DistinctValues {
  @SizedAbout(500)
  @Field(() => [ValueCount], { description: 'The values, sorted naturally; at most 10,000.' })
  values!: readonly ValueCount[];

  @Field(() => Int, { description: 'How many values `values` holds.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether there are more than 10,000 values.' })
  truncated!: boolean;
}
