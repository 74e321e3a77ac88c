import { Arg, Int } from 'type-graphql';

import { limitOptions } from '../inputs/paging.js';

/** A nullable text argument. The service checks whether it is required, so that REST reports the same error. */
export function text(name: string, description: string): ReturnType<typeof Arg> {
  return Arg(name, () => String, { nullable: true, description });
}

/** The `limit` argument of a list. */
export const Limit = (...options: Parameters<typeof limitOptions>): ReturnType<typeof Arg> =>
  Arg('limit', () => Int, limitOptions(...options));
