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

@ObjectType({ simpleResolvers: true, description: 'Result of the advanced search, best match first.' })
export class AdvancedSearchResult {
  @Field(() => [SearchHit], { description: 'The hits, best match first.' })
  hits!: readonly Hit[];

  @Field(() => Int, { description: 'Number of hits in `hits`.' })
  count!: number;

  /** Null if not selected, which clients cannot observe. */
  @Field(() => MatchStats, { description: 'Figures of all matches. Computed only if selected.' })
  stats!: Stats | null;

  @Field(() => String, {
    nullable: true,
    description: 'Corrected term that the hits match; null if the original term has matches.',
  })
  didYouMean!: string | null;
}
