import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';

import {
  type DiseaseSummary,
  diseaseSummaryNoun,
  type Statistics,
  statisticsNoun,
} from '../../../nouns/statistics.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { StatisticsService } from '../../../services/statistics/statistics.service.js';
import { DataOnly } from '../data-only.js';
import { EntryCriteriaArgs } from '../inputs/entries.args.js';
import { SizedAbout } from '../limits/list-size.js';
import { listOf, typeOf } from '../object-type.js';
import { selects } from '../selects.js';
import type { SelectedStatistics } from './plots.resolver.js';

const overviewFields = ['overview', 'diseaseBreakdown', 'topAntibodies', 'topAntigens'] as const;

/** Placeholder for figures that are not selected. */
const emptyStatistics: Statistics = {
  overview: {
    totalEntries: 0,
    uniqueDiseasesCount: 0,
    uniqueAntibodiesCount: 0,
    uniqueAntigensCount: 0,
    uniqueUniprotIdsCount: 0,
  },
  diseaseBreakdown: [],
  topAntibodies: [],
  topAntigens: [],
};

@Resolver()
export class StatisticsResolver {
  // The name must differ from that of the query method.
  constructor(private readonly figures: StatisticsService) {}

  @DataOnly()
  @Query(typeOf(statisticsNoun), {
    description: 'Statistics of all entries, or of those that match the filters.',
  })
  async statistics(
    @Args() { search, field, conditions }: EntryCriteriaArgs,
    @Ctx('request') ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SelectedStatistics> {
    const asked = { search, field, conditions };
    const wanted = overviewFields.some((name) => selects(info, name));
    return { ...(wanted ? await this.figures.overview(ctx, asked) : emptyStatistics), asked };
  }

  @SizedAbout(1000)
  @DataOnly()
  @Query(listOf(diseaseSummaryNoun), { description: 'Every disease with its autoantibodies and types.' })
  async diseaseSummaries(@Ctx('request') ctx: RequestContext): Promise<readonly DiseaseSummary[]> {
    return (await this.figures.diseaseSummaries(ctx)).summaries;
  }

  @DataOnly()
  @Query(() => [String], { description: 'The names used in `additional` of any entry, sorted.' })
  async additionalKeys(@Ctx('request') ctx: RequestContext): Promise<readonly string[]> {
    return (await this.figures.additionalKeys(ctx)).keys;
  }
}
