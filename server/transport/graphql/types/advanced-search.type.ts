import { Field, Float, Int, ObjectType } from 'type-graphql';

import { Entry } from './entry.type.js';
import { FoundEntry } from './match.type.js';

@ObjectType({ simpleResolvers: true, description: 'An entry that the advanced search found.' })
class SearchHit extends FoundEntry {
  @Field(() => Float, { description: '0 to 100, higher is better; comparable within one answer only.' })
  score!: number;

  @Field(() => Entry, { description: 'The entry.' })
  entry!: Entry;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Figures over all matches of a search, whatever its limit.',
})
class MatchStats {
  @Field(() => Int, { description: 'Entries that match.' })
  totalMatches!: number;

  @Field(() => Int, { description: 'Different diseases among them.' })
  uniqueDiseasesCount!: number;

  @Field(() => Int, { description: 'Different autoantibodies among them.' })
  uniqueAntibodiesCount!: number;

  @Field(() => Int, { description: 'Different autoantigens among them.' })
  uniqueAntigensCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What the advanced search found, best match first.' })
export class AdvancedSearchResult {
  @Field(() => [SearchHit], { description: 'The hits, best match first.' })
  hits!: readonly SearchHit[];

  @Field(() => Int, { description: 'How many hits `hits` holds.' })
  count!: number;

  /** Filled only where it is selected, which is what a client can see. */
  @Field(() => MatchStats, { description: 'Figures over all matches; counted only when asked for.' })
  stats!: MatchStats | null;

  @Field(() => String, {
    nullable: true,
    description: 'The corrected words that the hits are for; null where what was typed was found.',
  })
  didYouMean!: string | null;
}
