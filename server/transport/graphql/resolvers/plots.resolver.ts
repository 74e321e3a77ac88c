import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import { entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { PlotsService } from '../../../services/statistics/plots.service.js';
import { DataOnly } from '../data-only.js';
import { limitOptions, optional } from '../inputs/argument-options.js';
import { DatabaseWork } from '../limits/database-work.js';
import { SizedAbout, SizedBy } from '../limits/list-size.js';
import {
  Distribution,
  DistributionFieldEnum,
  FieldCompleteness,
  Growth,
  GrowthStepEnum,
  HeatMap,
  Statistics,
} from '../types/statistics.type.js';
import { Limit } from './arguments.js';

const { plots } = limits;
/** Data for plots over the entries selected by the arguments of `statistics`. */
@Resolver(() => Statistics)
export class PlotsResolver {
  // The name must differ from those of the query methods.
  constructor(private readonly figures: PlotsService) {}

  @SizedBy('limit', plots.values, ['values'])
  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => Distribution, { description: 'The most frequent values of a field.' })
  async distribution(
    @Root() { asked }: Statistics,
    @Arg('of', () => DistributionFieldEnum, { description: 'The field.' }) of: string,
    @Limit('values', plots.values) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Distribution> {
    return this.figures.distribution(ctx, { ...asked, of, limit });
  }

  @SizedAbout(entryFieldNames.length)
  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => [FieldCompleteness], { description: 'Number of entries with a value, by field.' })
  async completeness(
    @Root() { asked }: Statistics,
    @Ctx('request') ctx: RequestContext,
  ): Promise<readonly FieldCompleteness[]> {
    return (await this.figures.completeness(ctx, asked)).fields;
  }

  @SizedBy('limit', plots.periods, ['periods'])
  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => Growth, {
    description: 'Number of entries created over time, with running totals.',
  })
  async growth(
    @Root() { asked }: Statistics,
    @Arg(
      'by',
      () => GrowthStepEnum,
      optional('Days or months. Default: days if all entries were created within two months, else months.'),
    )
    by: string | null,
    @Limit('newest periods', plots.periods) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Growth> {
    return this.figures.growth(ctx, { ...asked, by, limit });
  }

  @DatabaseWork()
  @DataOnly()
  @FieldResolver(() => HeatMap, {
    description: 'Which autoantibodies occur in which diseases, with numbers of entries.',
  })
  async heatMap(
    @Root() { asked }: Statistics,
    @Arg('diseases', () => Int, limitOptions('diseases', plots.heatMap)) diseases: number | null,
    @Arg('autoantibodies', () => Int, limitOptions('autoantibodies', plots.heatMap))
    autoantibodies: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<HeatMap> {
    return this.figures.heatMap(ctx, { ...asked, diseases, autoantibodies });
  }
}
