import { Field, Int, ObjectType } from 'type-graphql';

import { entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { EntryFieldEnum } from '../enums.js';
import { SizedAbout } from '../limits/list-size.js';
import { DistributionFieldEnum, GrowthStepEnum } from '../plot-enums.js';
import { ValueCount } from './value-count.type.js';

@ObjectType({ simpleResolvers: true, description: 'The values of a field that most entries hold.' })
export class Distribution {
  @Field(() => DistributionFieldEnum, { description: 'The field.' })
  of!: string;

  @SizedAbout(limits.plots.values.max)
  @Field(() => [ValueCount], {
    description:
      'Most frequent first, then sorted naturally. Of a field that holds lists ("IgG1; IgG4") each part counts once an entry.',
  })
  values!: readonly ValueCount[];

  @Field(() => Int, { description: 'How many different values there are in all.' })
  distinct!: number;

  @Field(() => Int, { description: 'Entries that hold any value.' })
  filled!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many entries hold something in a field.' })
export class FieldCompleteness {
  @Field(() => EntryFieldEnum, { description: 'The field.' })
  field!: string;

  @Field(() => Int, { description: 'Entries that hold something there.' })
  filled!: number;

  @Field(() => Int, { description: 'All entries that are counted.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day or a month of growth.' })
class GrowthPeriod {
  @Field(() => String, { description: 'A day such as `2026-11-20` or a month such as `2026-11`, in UTC.' })
  period!: string;

  @Field(() => Int, { description: 'Entries made in it.' })
  created!: number;

  @Field(() => Int, { description: 'Entries made until its end.' })
  total!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'When the living entries were made: what was deleted counts nowhere.',
})
export class Growth {
  @Field(() => GrowthStepEnum, { description: 'What it is counted by.' })
  by!: string;

  @SizedAbout(limits.plots.periods.max)
  @Field(() => [GrowthPeriod], { description: 'Without gaps, the newest last.' })
  periods!: readonly GrowthPeriod[];
}

@ObjectType({ simpleResolvers: true, description: 'Entries that link a disease to an autoantibody.' })
class HeatMapCell {
  @Field(() => Int, { description: 'Place of the disease among `diseases`, from 0.' })
  disease!: number;

  @Field(() => Int, { description: 'Place of the autoantibody among `autoantibodies`, from 0.' })
  autoantibody!: number;

  @Field(() => Int, { description: 'Entries that link the two.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The autoantibodies with most entries against the diseases with most entries of those.',
})
export class HeatMap {
  @SizedAbout(limits.plots.heatMap.max)
  @Field(() => [ValueCount], { description: 'The rows; each counts all of its entries.' })
  diseases!: readonly ValueCount[];

  @SizedAbout(limits.plots.heatMap.max)
  @Field(() => [ValueCount], { description: 'The columns; each counts all of its entries.' })
  autoantibodies!: readonly ValueCount[];

  @SizedAbout(limits.plots.heatMap.max ** 2)
  @Field(() => [HeatMapCell], { description: 'Where there are entries, row by row.' })
  cells!: readonly HeatMapCell[];
}

/** How many fields there are to be filled. */
export const completenessSize = entryFieldNames.length;
