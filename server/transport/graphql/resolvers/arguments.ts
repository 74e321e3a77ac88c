import { Arg, Int } from 'type-graphql';

import { limitOptions, optional } from '../inputs/argument-options.js';

/** A nullable text argument. The service checks whether it is required, so that REST reports the same error. */
export function text(name: string, description: string): ReturnType<typeof Arg> {
  return Arg(name, () => String, optional(description));
}

/** The `limit` argument of a list. */
export const Limit = (...options: Parameters<typeof limitOptions>): ReturnType<typeof Arg> =>
  Arg('limit', () => Int, limitOptions(...options));
