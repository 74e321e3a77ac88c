import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';

import { type DistinctValues, distinctValuesNoun } from '../../../nouns/statistics.js';
import type { DistinctValuesService } from '../../../services/entries/distinct-values.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { DataOnly } from '../data-only.js';
import { EntryFieldEnum } from '../enums.js';
import { optional } from '../inputs/argument-options.js';
import { EntryCriteriaArgs } from '../inputs/entries.args.js';
import { EntryFilter, type FieldFilters } from '../inputs/entry-filter.input.js';
import { toFieldConditions } from '../inputs/to-field-conditions.js';
import { typeOf } from '../object-type.js';
import { toDistinctValues } from '../to-entry-lists.js';

@Resolver()
export class DistinctValuesResolver {
  constructor(private readonly distinctValues: DistinctValuesService) {}

  @DataOnly()
  @Query(typeOf(distinctValuesNoun), {
    description:
      'The distinct values of a field, each with its number of entries. Only filters on fields that precede this ' +
      'one in the cascade (disease, autoantibody, autoantigen, epitope, type, UniProt id) apply; others are ignored.',
  })
  async uniqueValues(
    @Arg('field', () => EntryFieldEnum, { description: 'The field.' }) field: string,
    @Arg('filter', () => EntryFilter, optional('Conditions on the entries.'))
    filter: FieldFilters | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<DistinctValues> {
    return toDistinctValues(await this.distinctValues.uniqueFiltered(ctx, field, toFieldConditions(filter)));
  }

  @DataOnly()
  @Query(typeOf(distinctValuesNoun), {
    description: 'The distinct values of a field among the entries that match the filters and the search.',
  })
  async entryFacet(
    @Arg('of', () => EntryFieldEnum, { description: 'The field.' }) field: string,
    @Args() args: EntryCriteriaArgs,
    @Ctx('request') ctx: RequestContext,
  ): Promise<DistinctValues> {
    return toDistinctValues(await this.distinctValues.facet(ctx, field, args));
  }
}
