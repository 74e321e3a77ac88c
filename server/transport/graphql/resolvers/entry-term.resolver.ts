import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import { entryNoun, type EntryView } from '../../../nouns/entry.js';
import { type TermLink, termLinkNoun } from '../../../nouns/vocabulary.js';
import { DataOnly } from '../data-only.js';
import type { Loaders } from '../loaders.js';
import { typeOf } from '../object-type.js';

@Resolver(typeOf(entryNoun))
export class EntryTermResolver {
  @DataOnly()
  @FieldResolver(typeOf(termLinkNoun), {
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
