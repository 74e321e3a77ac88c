import { Field, Int, ObjectType } from 'type-graphql';

import {
  type SearchHit as Hit,
  searchHitNoun,
  type SearchMatch as MatchView,
  searchMatchNoun,
  suggestionsNoun,
  type SuggestionsView,
} from '../../../nouns/search.js';
import { type MatchStats as Stats, matchStatsNoun } from '../../../nouns/statistics.js';
import { objectType } from '../object-type.js';

export const SearchMatch = objectType(searchMatchNoun);
export type SearchMatch = MatchView;

export const Suggestions = objectType(suggestionsNoun);
export type Suggestions = SuggestionsView;

const SearchHit = objectType(searchHitNoun);
const MatchStats = objectType(matchStatsNoun);

@ObjectType({ simpleResolvers: true, description: 'What the advanced search found, best match first.' })
export class AdvancedSearchResult {
  @Field(() => [SearchHit], { description: 'The hits, best match first.' })
  hits!: readonly Hit[];

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
