import { Field, Int, ObjectType } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import type { EntryQueryInput } from '../../../services/entries/entry-inputs.js';
import { SizedAbout } from '../limits/list-size.js';
import { ValueCount } from './value-count.type.js';

@ObjectType({ simpleResolvers: true, description: 'Key figures.' })
class StatisticsOverview {
  @Field(() => Int, { description: 'All entries.' })
  totalEntries!: number;

  @Field(() => Int, { description: 'Different diseases.' })
  uniqueDiseasesCount!: number;

  @Field(() => Int, { description: 'Different autoantibodies.' })
  uniqueAntibodiesCount!: number;

  @Field(() => Int, { description: 'Different autoantigens.' })
  uniqueAntigensCount!: number;

  @Field(() => Int, { description: 'Different UniProt accessions.' })
  uniqueUniprotIdsCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Figures of the whole database or a part of it, most frequent first.',
})
export class Statistics {
  @Field(() => StatisticsOverview, { description: 'Key figures.' })
  overview!: StatisticsOverview;

  @SizedAbout(limits.statistics.diseases)
  @Field(() => [ValueCount], { description: 'The diseases with most entries.' })
  diseaseBreakdown!: readonly ValueCount[];

  @SizedAbout(limits.statistics.autoantibodies)
  @Field(() => [ValueCount], { description: 'The autoantibodies with most entries.' })
  topAntibodies!: readonly ValueCount[];

  @SizedAbout(limits.statistics.autoantigens)
  @Field(() => [ValueCount], { description: 'The autoantigens with most entries.' })
  topAntigens!: readonly ValueCount[];

  /** Which entries were asked about; for the plots, which are counted when they are asked for. */
  asked!: Readonly<EntryQueryInput>;
}

@ObjectType({ simpleResolvers: true, description: 'A disease, and what its entries hold.' })
export class DiseaseSummary {
  @Field(() => String, { description: 'Name of the disease.' })
  disease!: string;

  @Field(() => Int, { description: 'Entries of the disease.' })
  count!: number;

  @Field(() => [String], { description: 'The different autoantibodies of its entries.' })
  autoantibodies!: readonly string[];

  @Field(() => [String], { description: 'The different types of its entries.' })
  types!: readonly string[];
}
