import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { EntryView } from '../../../nouns/entry.js';
import { DataOnly } from '../data-only.js';
import type { Loaders } from '../loaders.js';
import { Entry } from '../types/entry.type.js';
import { TermLink } from '../types/vocabulary.type.js';

@Resolver(() => Entry)
export class EntryTermResolver {
  @DataOnly()
  @FieldResolver(() => TermLink, {
    nullable: true,
    description:
      'The term of the vocabulary that the entry belongs to: its autoantibody is the name or an exact, unambiguous ' +
      'synonym of the term. Null if there is none.',
  })
  async autoantibodyTerm(
    @Root() { autoantibody }: EntryView,
    @Ctx('autoantibodyTerms') loader: Loaders['autoantibodyTerms'],
  ): Promise<TermLink | null> {
    return autoantibody === null ? null : loader.load(autoantibody);
  }
}
