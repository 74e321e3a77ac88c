import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import { entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { PlotsService } from '../../../services/statistics/plots.service.js';
import { limitOptions } from '../inputs/paging.js';
import { DatabaseWork } from '../limits/database-work.js';
import { SizedAbout, SizedBy } from '../limits/list-size.js';
import type { Plain } from '../plain.js';
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
/** What plots are drawn from, of the entries that `statistics` was asked about. */
@Resolver(() => Statistics)
export class PlotsResolver {
  // Named unlike the queries of the same class.
  constructor(private readonly figures: PlotsService) {}

  @SizedBy('limit', plots.values, ['values'])
  @DatabaseWork()
  @FieldResolver(() => Distribution, { description: 'The values of a field that most entries hold.' })
  async distribution(
    @Root() { asked }: Plain<Statistics>,
    @Arg('of', () => DistributionFieldEnum, { description: 'The field.' }) of: string,
    @Limit('values', plots.values) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Distribution>> {
    return this.figures.distribution(ctx, { ...asked, of, limit });
  }

  @SizedAbout(entryFieldNames.length)
  @DatabaseWork()
  @FieldResolver(() => [FieldCompleteness], { description: 'How many entries hold something in each field.' })
  async completeness(
    @Root() { asked }: Plain<Statistics>,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<readonly FieldCompleteness[]>> {
    return (await this.figures.completeness(ctx, asked)).fields;
  }

  @SizedBy('limit', plots.periods, ['periods'])
  @DatabaseWork()
  @FieldResolver(() => Growth, {
    description: 'When the entries were made, and how many there were by then.',
  })
  async growth(
    @Root() { asked }: Plain<Statistics>,
    @Arg('by', () => GrowthStepEnum, {
      nullable: true,
      description: 'Days or months; days where absent and everything was made within two months.',
    })
    by: string | null,
    @Limit('periods, the newest', plots.periods) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Growth>> {
    return this.figures.growth(ctx, { ...asked, by, limit });
  }

  @DatabaseWork()
  @FieldResolver(() => HeatMap, {
    description: 'Which autoantibodies occur in which diseases, and how often.',
  })
  async heatMap(
    @Root() { asked }: Plain<Statistics>,
    @Arg('diseases', () => Int, limitOptions('diseases', plots.heatMap)) diseases: number | null,
    @Arg('autoantibodies', () => Int, limitOptions('autoantibodies', plots.heatMap))
    autoantibodies: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<HeatMap>> {
    return this.figures.heatMap(ctx, { ...asked, diseases, autoantibodies });
  }
}
