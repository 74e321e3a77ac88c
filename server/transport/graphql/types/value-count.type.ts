import { Field, Int, ObjectType } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { type ValueCount as ValueCountView, valueCountNoun } from '../../../nouns/statistics.js';
import { SizedAbout } from '../limits/list-size.js';
import { objectType } from '../object-type.js';

const most = limits.distinctValues.toLocaleString('en');
const ValueCount = objectType(valueCountNoun);

@ObjectType({ simpleResolvers: true, description: 'The distinct values of a field.' })
export class DistinctValues {
  @SizedAbout(500)
  @Field(() => [ValueCount], { description: `The values in natural order; at most ${most}.` })
  values!: readonly ValueCountView[];

  @Field(() => Int, { description: 'Number of values in `values`.' })
  count!: number;

  @Field(() => Boolean, { description: `Whether there are more than ${most} values.` })
  truncated!: boolean;
}
