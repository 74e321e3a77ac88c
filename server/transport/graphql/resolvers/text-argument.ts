import { Arg } from 'type-graphql';

/** A text that may be left out: the service says what is missing, in the contract's words. */
export function text(name: string, description: string): ReturnType<typeof Arg> {
  return Arg(name, () => String, { nullable: true, description });
}
