import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql';

import { entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { type EntryCriteriaArgs, entryCriteriaArgs } from '../../../nouns/entry-query.js';
import { heatMapNoun } from '../../../nouns/heat-map.js';
import {
  diseaseSummaryNoun,
  distributionFieldNoun,
  distributionNoun,
  fieldCompletenessNoun,
  type GrowthArgs,
  growthArgs,
  growthNoun,
  type Statistics,
  statisticsNoun,
} from '../../../nouns/statistics.js';
import type { EntryQueryInput } from '../../../services/entries/entry-inputs.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataOnly, DataQuery } from '../data-only.js';
import { toEntryQuery } from '../inputs/to-field-conditions.js';
import { DatabaseWork } from '../limits/database-work.js';
import { SizedAbout, SizedBy } from '../limits/list-size.js';
import { argsOf, enumType, listOf, typeOf } from '../object-type.js';
import { selects } from '../selects.js';
import { Limit, limitOptions } from './arguments.js';

const { plots } = limits;

/** Statistics as their resolver returns them: without the figures if none is selected. */
interface SelectedStatistics extends Partial<Statistics> {
  /** The selected entries, for the plots, which are computed on demand. */
  readonly asked: Readonly<EntryQueryInput>;
}

const overviewFields = ['overview', 'diseaseBreakdown', 'topAntibodies', 'topAntigens'] as const;

@Resolver(typeOf(statisticsNoun))
export class StatisticsResolver {
  constructor(private readonly services: Pick<Services, 'plots' | 'statistics'>) {}

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(typeOf(distributionNoun), { description: 'The most frequent values of a field.' })
  async distribution(
    @Root() { asked }: SelectedStatistics,
    @Arg('of', () => enumType(distributionFieldNoun), { description: 'The field.' }) of: string,
    @Limit('values', plots.values, 'values') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.plots.distribution(ctx, { ...asked, of, limit });
  }

  @SizedAbout(entryFieldNames.length)
  @DatabaseWork()
  @DataOnly()
  @FieldResolver(listOf(fieldCompletenessNoun), { description: 'Number of entries with a value, by field.' })
  async completeness(@Root() { asked }: SelectedStatistics, @Ctx('request') ctx: RequestContext) {
    return (await this.services.plots.completeness(ctx, asked)).fields;
  }

  @SizedBy('limit', plots.periods, ['periods'])
  @DatabaseWork()
  @DataOnly()
  @FieldResolver(typeOf(growthNoun), {
    description: 'Number of entries created over time, with running totals.',
  })
  async growth(
    @Root() { asked }: SelectedStatistics,
    @Args(argsOf(growthArgs)) wanted: GrowthArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.plots.growth(ctx, { ...asked, ...wanted });
  }

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(typeOf(heatMapNoun), {
    description: 'Which autoantibodies occur in which diseases, with numbers of entries.',
  })
  async heatMap(
    @Root() { asked }: SelectedStatistics,
    @Arg('diseases', () => Int, limitOptions('diseases', plots.heatMap)) diseases: number | null,
    @Arg('autoantibodies', () => Int, limitOptions('autoantibodies', plots.heatMap))
    autoantibodies: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.plots.heatMap(ctx, { ...asked, diseases, autoantibodies });
  }

  @DataQuery(typeOf(statisticsNoun), {
    description: 'Statistics of all entries, or of those that match the filters.',
  })
  async statistics(
    @Args(argsOf(entryCriteriaArgs)) criteria: EntryCriteriaArgs,
    @Ctx('request') ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SelectedStatistics> {
    const asked = toEntryQuery(criteria);
    const wanted = overviewFields.some((name) => selects(info, name));
    return { ...(wanted && (await this.services.statistics.overview(ctx, asked))), asked };
  }

  @SizedAbout(1000)
  @DataQuery(listOf(diseaseSummaryNoun), { description: 'Every disease with its autoantibodies and types.' })
  async diseaseSummaries(@Ctx('request') ctx: RequestContext) {
    return (await this.services.statistics.diseaseSummaries(ctx)).summaries;
  }

  @DataQuery(() => [String], {
    description: 'The names used in `additional` of any entry, sorted; at most 10,000.',
  })
  async additionalKeys(@Ctx('request') ctx: RequestContext) {
    return (await this.services.statistics.additionalKeys(ctx)).keys;
  }
}
