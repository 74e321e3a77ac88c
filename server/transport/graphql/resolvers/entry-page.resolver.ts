import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { SearchField } from '../../../../schema/contract/entry-filters.js';
import type { EntryView } from '../../../nouns/entry.js';
import type { EntrySearchService } from '../../../services/entries/entry-search.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { DataOnly } from '../data-only.js';
import { DatabaseWork } from '../limits/database-work.js';
import { EntryPage } from '../types/entry.type.js';
import { SearchMatch } from '../types/search.type.js';

/** A page as returned by its resolver. */
interface Page {
  readonly items: readonly EntryView[];
  readonly asked: { readonly search: string; readonly field: SearchField };
}

/** Fields of a page about its search. They are computed only if selected. */
@Resolver(() => EntryPage)
export class EntryPageResolver {
  constructor(private readonly entrySearch: EntrySearchService) {}

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Corrected search term if the search finds nothing; null otherwise.',
  })
  async didYouMean(@Root() { asked }: Page, @Ctx('request') ctx: RequestContext): Promise<string | null> {
    return this.entrySearch.didYouMean(ctx, asked.search, asked.field);
  }

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => [SearchMatch], {
    description: 'How the search matched each of the items, in their order; empty without a search.',
  })
  async matches(
    @Root() { items, asked }: Page,
    @Ctx('request') ctx: RequestContext,
  ): Promise<readonly SearchMatch[]> {
    return this.entrySearch.explain(ctx, items, asked.search, asked.field);
  }
}
