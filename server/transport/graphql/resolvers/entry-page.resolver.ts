import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import { entryPageNoun } from '../../../nouns/entry.js';
import { type SearchMatch, searchMatchNoun } from '../../../nouns/search.js';
import type { EntrySearchService } from '../../../services/entries/entry-search.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { DataOnly } from '../data-only.js';
import { DatabaseWork } from '../limits/database-work.js';
import { listOf, typeOf } from '../object-type.js';
import type { EntryPage } from '../to-entry-lists.js';

/** Fields of a page about its search. They are computed only if selected. */
@Resolver(typeOf(entryPageNoun))
export class EntryPageResolver {
  constructor(private readonly entrySearch: EntrySearchService) {}

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Corrected search term if the search finds nothing; null otherwise.',
  })
  async didYouMean(
    @Root() { asked }: EntryPage,
    @Ctx('request') ctx: RequestContext,
  ): Promise<string | null> {
    return this.entrySearch.didYouMean(ctx, asked.search, asked.field);
  }

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(listOf(searchMatchNoun), {
    description: 'How the search matched each of the items, in their order; empty without a search.',
  })
  async matches(
    @Root() { items, asked }: EntryPage,
    @Ctx('request') ctx: RequestContext,
  ): Promise<readonly SearchMatch[]> {
    return this.entrySearch.explain(ctx, items, asked.search, asked.field);
  }
}
