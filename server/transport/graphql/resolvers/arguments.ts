import { Arg, Int } from 'type-graphql';

import { limitOptions } from '../inputs/paging.js';

/** A text that may be left out: the service says what is missing, in the contract's words. */
export function text(name: string, description: string): ReturnType<typeof Arg> {
  return Arg(name, () => String, { nullable: true, description });
}

/** The `limit` argument of a list. */
export const Limit = (...options: Parameters<typeof limitOptions>): ReturnType<typeof Arg> =>
  Arg('limit', () => Int, limitOptions(...options));
