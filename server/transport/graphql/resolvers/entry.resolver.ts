import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { type EntryQueryArgs, entryQueryArgs } from '../../../nouns/entry-query.js';
import { entryNeighboursNoun, entryNoun, type EntryView } from '../../../nouns/entry.js';
import { type TermLink, termLinkNoun } from '../../../nouns/vocabulary.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataOnly, DataQuery } from '../data-only.js';
import { toEntryQuery } from '../inputs/to-field-conditions.js';
import { SizedAbout } from '../limits/list-size.js';
import type { Loaders } from '../loaders.js';
import { argsOf, listOf, typeOf } from '../object-type.js';
import { selects } from '../selects.js';
import { EntryId, Limit, optional } from './arguments.js';

/** An entry and, if they were read with it, as many related ones as a query returns by default. */
interface EntryWithRelated extends EntryView {
  readonly related?: readonly EntryView[];
}

@Resolver(typeOf(entryNoun))
export class EntryResolver {
  constructor(private readonly services: Pick<Services, 'entryDetail'>) {}

  @DataQuery(typeOf(entryNoun), {
    nullable: true,
    description: 'One entry by its id or accession; null if it does not exist.',
  })
  async entry(
    @Arg('id', () => ID, optional('Id or accession of the entry.'))
    id: string | null,
    @Arg('accession', () => String, optional('The accession, such as AIA0000042.'))
    accession: string | null,
    @Ctx('request') ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EntryWithRelated | null> {
    if (!selects(info, 'relatedEntries')) return this.services.entryDetail.find(ctx, { id, accession });
    const found = await this.services.entryDetail.findWithRelated(ctx, { id, accession });
    return found && { ...found.entry, related: found.related };
  }

  @SizedAbout(limits.entriesByIds.max)
  @DataQuery(listOf(entryNoun), {
    nullable: 'items',
    description:
      'Entries by their ids or accessions, in the requested order; null for each that does not exist.',
  })
  async entriesByIds(
    @Arg('ids', () => [ID], { description: 'Ids, accessions, or both; 1 to 50.' }) ids: string[],
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryDetail.byIds(ctx, ids);
  }

  @DataQuery(typeOf(entryNeighboursNoun), {
    description: 'The entries directly before and after an entry in the list given by the arguments.',
  })
  async entryNeighbours(
    @EntryId() id: string,
    @Args(argsOf(entryQueryArgs)) list: EntryQueryArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryDetail.neighbours(ctx, id, toEntryQuery(list));
  }

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

  @DataOnly()
  @FieldResolver(listOf(entryNoun), {
    description:
      'Entries with the same disease, autoantigen or UniProt accession, closest first, excluding the entry itself.',
  })
  async relatedEntries(
    @Root() { id, related }: EntryWithRelated,
    @Limit('entries to return', limits.relatedLimit) limit: number | null,
    @Ctx('relatedEntries') loader: Loaders['relatedEntries'],
  ) {
    const wanted = limit ?? limits.relatedLimit.default;
    return wanted === limits.relatedLimit.default && related ? related : loader.load(id, wanted);
  }
}
