import { Arg, Int } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';

/** The `limit` argument of the lists that are not paged. */
export const FlatLimit = (): ReturnType<typeof Arg> =>
  Arg('limit', () => Int, {
    nullable: true,
    defaultValue: limits.flatListLimit.default,
    description: 'Most entries to return, 1 to 1000.',
  });
