import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';

import { listDefaults } from '../../../../schema/contract/entry-filters.js';
import { limits } from '../../../../schema/contract/limits.js';
import { type EntryList, entryListNoun } from '../../../nouns/entry.js';
import { advancedSearchResultNoun } from '../../../nouns/search.js';
import type { EntrySearchService } from '../../../services/entries/entry-search.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { DataOnly } from '../data-only.js';
import { SearchFieldEnum } from '../enums.js';
import { optional } from '../inputs/argument-options.js';
import { typeOf } from '../object-type.js';
import { selects } from '../selects.js';
import { type AdvancedSearchResult, toAdvancedSearchResult, toEntryList } from '../to-entry-lists.js';
import { Limit } from './arguments.js';

@Resolver()
export class EntrySearchResolver {
  constructor(private readonly entrySearch: EntrySearchService) {}

  @DataOnly()
  @Query(typeOf(entryListNoun), { description: 'Entries that contain every word of the term.' })
  async searchEntries(
    @Arg('term', () => String, optional('Words to search for.')) term: string | null,
    @Arg('field', () => SearchFieldEnum, optional('Scope of the search.', listDefaults.field))
    field: string | null,
    @Limit('entries to return', limits.searchLimit, 'items') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryList> {
    return toEntryList(await this.entrySearch.simple(ctx, { term, field, limit }));
  }

  @DataOnly()
  @Query(typeOf(advancedSearchResultNoun), {
    description:
      'Ranked search over all fields: exact matches before contained ones, names before other fields. A small ' +
      'typing error is tolerated if nothing else matches.',
  })
  async advancedSearch(
    @Arg('term', () => String, optional('Words to search for, at least 2 characters.'))
    term: string | null,
    @Limit('hits to return', limits.advancedSearchLimit, 'hits') limit: number | null,
    @Ctx('request') ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AdvancedSearchResult> {
    return toAdvancedSearchResult(
      await this.entrySearch.advanced(ctx, { term, limit, includeStats: selects(info, 'stats') }),
    );
  }
}
