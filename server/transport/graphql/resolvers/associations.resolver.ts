import { Args, Ctx, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { type AssociationArgs, associationArgs, associationGraphNoun } from '../../../nouns/statistics.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataQuery } from '../data-only.js';
import { toEntryQuery } from '../inputs/to-field-conditions.js';
import { SizedBy } from '../limits/list-size.js';
import { argsOf, typeOf } from '../object-type.js';

@Resolver()
export class AssociationsResolver {
  constructor(private readonly services: Pick<Services, 'associations'>) {}

  @SizedBy('limit', limits.associations.nodes, ['nodes'])
  @DataQuery(typeOf(associationGraphNoun), {
    description:
      'Graph of associations between diseases, autoantibodies and autoantigens, over all entries or over those ' +
      'that match the filters.',
  })
  async associationGraph(
    @Args(argsOf(associationArgs)) wanted: AssociationArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.associations.graph(ctx, toEntryQuery(wanted));
  }
}
