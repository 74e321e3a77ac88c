import { Args, Ctx, Query, Resolver } from 'type-graphql';

import type { DifferentialService } from '../../../services/diagnostics/differential.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { DifferentialArgs } from '../inputs/differential.args.js';
import type { Plain } from '../plain.js';
import { Differential } from '../types/differential.type.js';

@Resolver()
export class DifferentialResolver {
  // The name must differ from that of the query method.
  constructor(private readonly service: DifferentialService) {}

  @Query(() => Differential, {
    description:
      'Diseases that fit findings, with the entries that explain each finding, what cannot be told apart, and what ' +
      'to test next. For research and teaching, not medical advice.',
  })
  async differential(
    @Args() sent: DifferentialArgs,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Differential>> {
    return this.service.differential(ctx, sent);
  }
}
