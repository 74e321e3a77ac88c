import { count, many, noun, type Of, one, orNull, text } from '../../../nouns/noun.js';
import {
  searchHitNoun,
  type SearchMatch as MatchView,
  searchMatchNoun,
  suggestionsNoun,
  type SuggestionsView,
} from '../../../nouns/search.js';
import { type MatchStats, matchStatsNoun } from '../../../nouns/statistics.js';
import { objectType } from '../object-type.js';

export const SearchMatch = objectType(searchMatchNoun);
export type SearchMatch = MatchView;

export const Suggestions = objectType(suggestionsNoun);
export type Suggestions = SuggestionsView;

const advancedSearchResultNoun = noun(
  'AdvancedSearchResult',
  'Result of the advanced search, best match first.',
  {
    hits: many(one(searchHitNoun, 'The hits, best match first.')),
    count: count('Number of hits in `hits`.'),
    stats: one(matchStatsNoun, 'Figures of all matches. Computed only if selected.'),
    didYouMean: orNull(text('Corrected term that the hits match; null if the original term has matches.')),
  },
);
export const AdvancedSearchResult = objectType(advancedSearchResultNoun);
export type AdvancedSearchResult = Omit<Of<typeof advancedSearchResultNoun>, 'stats'> & {
  /** Null if not selected, which clients cannot observe. */
  readonly stats: MatchStats | null;
};
