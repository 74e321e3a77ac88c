import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';

import { listDefaults } from '../../../../schema/contract/entry-filters.js';
import { limits } from '../../../../schema/contract/limits.js';
import { searchFieldNoun } from '../../../nouns/entry-query.js';
import { entryListNoun, entryPageNoun } from '../../../nouns/entry.js';
import { advancedSearchResultNoun, searchMatchNoun } from '../../../nouns/search.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataOnly, DataQuery } from '../data-only.js';
import { DatabaseWork } from '../limits/database-work.js';
import { enumType, listOf, typeOf } from '../object-type.js';
import { selects } from '../selects.js';
import { type EntryPage, toEntryList } from '../to-entry-lists.js';
import { Limit, optional, text } from './arguments.js';

const FlatList = (description: string) => DataQuery(typeOf(entryListNoun), { description });
const flatLimit = () => Limit('entries to return', limits.flatListLimit, 'items');

@Resolver(typeOf(entryPageNoun))
export class EntrySearchResolver {
  constructor(private readonly services: Pick<Services, 'entrySearch'>) {}

  @FlatList('Entries whose disease contains the name, exact matches first.')
  async entriesByDisease(
    @text('name', 'Name of the disease, or a part of it.') name: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toEntryList(await this.services.entrySearch.byDisease(ctx, { name, limit }));
  }

  @FlatList('Entries with this UniProt accession, alone or among several.')
  async entriesByUniprotId(
    @text('uniprotId', 'The UniProt accession.') uniprotId: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toEntryList(await this.services.entrySearch.byUniprotId(ctx, { uniprotId, limit }));
  }

  @FlatList('Entries whose disease and autoantibody contain these texts.')
  async entriesByDiseaseAndAutoantibody(
    @text('disease', 'A part of the disease.') disease: string | null,
    @text('autoantibody', 'A part of the autoantibody.') autoantibody: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toEntryList(
      await this.services.entrySearch.byDiseaseAndAutoantibody(ctx, { disease, autoantibody, limit }),
    );
  }

  @FlatList('Entries whose autoantibody or synonyms contain the term.')
  async entriesByAutoantibodyOrSynonym(
    @text('term', 'A part of the autoantibody or of one of its synonyms.') term: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toEntryList(await this.services.entrySearch.byAutoantibodyOrSynonym(ctx, { term, limit }));
  }

  @FlatList('Entries whose screening, confirmation or monitoring contains the method.')
  async entriesByDiagnosticMethod(
    @text('method', 'A part of the diagnostic method.') method: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toEntryList(await this.services.entrySearch.byDiagnosticMethod(ctx, { method, limit }));
  }

  // Fields of a page about its search are computed only if selected.

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Corrected search term if the search finds nothing; null otherwise.',
  })
  async didYouMean(@Root() { asked }: EntryPage, @Ctx('request') ctx: RequestContext) {
    return this.services.entrySearch.didYouMean(ctx, asked.search, asked.field);
  }

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(listOf(searchMatchNoun), {
    description: 'How the search matched each of the items, in their order; empty without a search.',
  })
  async matches(@Root() { items, asked }: EntryPage, @Ctx('request') ctx: RequestContext) {
    return this.services.entrySearch.explain(ctx, items, asked.search, asked.field);
  }

  @FlatList('Entries that contain every word of the term.')
  async searchEntries(
    @Arg('term', () => String, optional('Words to search for.')) term: string | null,
    @Arg('field', () => enumType(searchFieldNoun), optional('Scope of the search.', listDefaults.field))
    field: string | null,
    @Limit('entries to return', limits.searchLimit, 'items') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toEntryList(await this.services.entrySearch.simple(ctx, { term, field, limit }));
  }

  @DataQuery(typeOf(advancedSearchResultNoun), {
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
  ) {
    const includeStats = selects(info, 'stats');
    const { hits, ...found } = await this.services.entrySearch.advanced(ctx, { term, limit, includeStats });
    return { hits, count: hits.length, ...found };
  }
}
