import { Arg, Args, Ctx, Resolver } from 'type-graphql';

import {
  type EntryCriteriaArgs,
  entryCriteriaArgs,
  type EntryFilter,
  entryFilter,
} from '../../../nouns/entry-query.js';
import { entryFieldNoun } from '../../../nouns/entry.js';
import { distinctValuesNoun } from '../../../nouns/statistics.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataQuery } from '../data-only.js';
import { toEntryQuery, toFieldConditions } from '../inputs/to-field-conditions.js';
import { argsOf, enumType, typeOf } from '../object-type.js';
import { toDistinctValues } from '../to-entry-lists.js';
import { optional } from './arguments.js';

@Resolver()
export class DistinctValuesResolver {
  constructor(private readonly services: Pick<Services, 'distinctValues'>) {}

  @DataQuery(typeOf(distinctValuesNoun), {
    description:
      'The distinct values of a field, each with its number of entries. Only filters on fields that precede this ' +
      'one in the cascade (disease, autoantibody, autoantigen, epitope, type, UniProt id) apply; others are ignored.',
  })
  async uniqueValues(
    @Arg('field', () => enumType(entryFieldNoun), { description: 'The field.' }) field: string,
    @Arg('filter', typeOf(entryFilter), optional('Conditions on the entries.'))
    filter: EntryFilter | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toDistinctValues(await this.services.distinctValues.unique(ctx, field, toFieldConditions(filter)));
  }

  @DataQuery(typeOf(distinctValuesNoun), {
    description: 'The distinct values of a field among the entries that match the filters and the search.',
  })
  async entryFacet(
    @Arg('of', () => enumType(entryFieldNoun), { description: 'The field.' }) field: string,
    @Args(argsOf(entryCriteriaArgs)) args: EntryCriteriaArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return toDistinctValues(await this.services.distinctValues.facet(ctx, field, toEntryQuery(args)));
  }
}
