import { Ctx, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { type EntryList, entryListNoun } from '../../../nouns/entry.js';
import type { EntrySearchService } from '../../../services/entries/entry-search.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { DataOnly } from '../data-only.js';
import { typeOf } from '../object-type.js';
import { toEntryList } from '../to-entry-lists.js';
import { Limit, text } from './arguments.js';

const flatLimit = () => Limit('entries to return', limits.flatListLimit, 'items');

@Resolver()
export class EntryLookupResolver {
  constructor(private readonly entrySearch: EntrySearchService) {}

  @DataOnly()
  @Query(typeOf(entryListNoun), {
    description: 'Entries whose disease contains the name, exact matches first.',
  })
  async entriesByDisease(
    @text('name', 'Name of the disease, or a part of it.') name: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryList> {
    return toEntryList(await this.entrySearch.byDisease(ctx, { name, limit }));
  }

  @DataOnly()
  @Query(typeOf(entryListNoun), {
    description: 'Entries with this UniProt accession, alone or among several.',
  })
  async entriesByUniprotId(
    @text('uniprotId', 'The UniProt accession.') uniprotId: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryList> {
    return toEntryList(await this.entrySearch.byUniprotId(ctx, { uniprotId, limit }));
  }

  @DataOnly()
  @Query(typeOf(entryListNoun), {
    description: 'Entries whose disease and autoantibody contain these texts.',
  })
  async entriesByDiseaseAndAutoantibody(
    @text('disease', 'A part of the disease.') disease: string | null,
    @text('autoantibody', 'A part of the autoantibody.') autoantibody: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryList> {
    return toEntryList(
      await this.entrySearch.byDiseaseAndAutoantibody(ctx, { disease, autoantibody, limit }),
    );
  }

  @DataOnly()
  @Query(typeOf(entryListNoun), { description: 'Entries whose autoantibody or synonyms contain the term.' })
  async entriesByAutoantibodyOrSynonym(
    @text('term', 'A part of the autoantibody or of one of its synonyms.') term: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryList> {
    return toEntryList(await this.entrySearch.byAutoantibodyOrSynonym(ctx, { term, limit }));
  }

  @DataOnly()
  @Query(typeOf(entryListNoun), {
    description: 'Entries whose screening, confirmation or monitoring contains the method.',
  })
  async entriesByDiagnosticMethod(
    @text('method', 'A part of the diagnostic method.') method: string | null,
    @flatLimit() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryList> {
    return toEntryList(await this.entrySearch.byDiagnosticMethod(ctx, { method, limit }));
  }
}
