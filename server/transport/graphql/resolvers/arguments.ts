import { Arg, Int } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';

/** A text that may be left out: the service says what is missing, in the contract's words. */
export function text(name: string, description: string): ReturnType<typeof Arg> {
  return Arg(name, () => String, { nullable: true, description });
}

/** The `limit` argument of the lists that are not paged. */
export const FlatLimit = (): ReturnType<typeof Arg> =>
  Arg('limit', () => Int, {
    nullable: true,
    defaultValue: limits.flatListLimit.default,
    description: 'Most entries to return, 1 to 1000.',
  });
