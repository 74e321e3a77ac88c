import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { type EntryCriteriaArgs, entryCriteriaArgs } from '../../../nouns/entry-query.js';
import { type AssociationGraph, associationGraphNoun } from '../../../nouns/statistics.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { AssociationService } from '../../../services/statistics/association.service.js';
import { DataOnly } from '../data-only.js';
import { toEntryQuery } from '../inputs/to-field-conditions.js';
import { SizedBy } from '../limits/list-size.js';
import { argsOf, typeOf } from '../object-type.js';
import { optional } from './arguments.js';

const { nodes } = limits.associations;

@Resolver()
export class AssociationsResolver {
  constructor(private readonly associations: AssociationService) {}

  @SizedBy('limit', nodes, ['nodes'])
  @DataOnly()
  @Query(typeOf(associationGraphNoun), {
    description:
      'Graph of associations between diseases, autoantibodies and autoantigens, over all entries or over those ' +
      'that match the filters.',
  })
  async associationGraph(
    @Args(argsOf(entryCriteriaArgs)) criteria: EntryCriteriaArgs,
    @Arg(
      'limit',
      () => Int,
      optional(
        `Maximum number of nodes (1 to ${nodes.max.toLocaleString('en')}). ` +
          'Nodes around the most frequent autoantibodies come first.',
        nodes.default,
      ),
    )
    limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<AssociationGraph> {
    return this.associations.graph(ctx, { ...toEntryQuery(criteria), limit });
  }
}
