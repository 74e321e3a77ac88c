import { Ctx, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../../services/request-context.js';
import type { StatisticsService } from '../../../services/statistics/statistics.service.js';
import { SizedAbout } from '../limits/list-size.js';
import type { Plain } from '../plain.js';
import { DiseaseSummary, Statistics } from '../types/statistics.type.js';

@Resolver()
export class StatisticsResolver {
  // Named unlike the query of the same class.
  constructor(private readonly figures: StatisticsService) {}

  @Query(() => Statistics, { description: 'Figures of the whole database.' })
  async statistics(@Ctx('request') ctx: RequestContext): Promise<Plain<Statistics>> {
    return this.figures.overview(ctx);
  }

  @SizedAbout(1000)
  @Query(() => [DiseaseSummary], { description: 'Every disease with its autoantibodies and types.' })
  async diseaseSummaries(@Ctx('request') ctx: RequestContext): Promise<Plain<readonly DiseaseSummary[]>> {
    return (await this.figures.diseaseSummaries(ctx)).summaries;
  }

  @Query(() => [String], { description: 'The names used in `additional` of any entry, sorted.' })
  async additionalKeys(@Ctx('request') ctx: RequestContext): Promise<readonly string[]> {
    return (await this.figures.additionalKeys(ctx)).keys;
  }
}
