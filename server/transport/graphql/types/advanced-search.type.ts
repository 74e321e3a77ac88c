import { Field, Float, Int, ObjectType } from 'type-graphql';

import { type MatchStats as Stats, matchStatsNoun } from '../../../nouns/statistics.js';
import { objectType } from '../object-type.js';
import { Entry } from './entry.type.js';
import { FoundEntry } from './match.type.js';

@ObjectType({ simpleResolvers: true, description: 'An entry that the advanced search found.' })
class SearchHit extends FoundEntry {
  @Field(() => Float, { description: '0 to 100, higher is better; comparable within one answer only.' })
  score!: number;

  @Field(() => Entry, { description: 'The entry.' })
  entry!: Entry;
}

const MatchStats = objectType(matchStatsNoun);

@ObjectType({ simpleResolvers: true, description: 'What the advanced search found, best match first.' })
export class AdvancedSearchResult {
  @Field(() => [SearchHit], { description: 'The hits, best match first.' })
  hits!: readonly SearchHit[];

  @Field(() => Int, { description: 'How many hits `hits` holds.' })
  count!: number;

  /** Filled only where it is selected, which is what a client can see. */
  @Field(() => MatchStats, { description: 'Figures over all matches; counted only when asked for.' })
  stats!: Stats | null;

  @Field(() => String, {
    nullable: true,
    description: 'The corrected words that the hits are for; null where what was typed was found.',
  })
  didYouMean!: string | null;
}
