import { cascadeFields, type MatchTier } from '../../schema/contract/entry-filters.js';
import { limits } from '../../schema/contract/limits.js';
import { entryFieldNoun, entryNoun } from './entry.js';
import {
  count,
  enumeration,
  graphqlOnly,
  id,
  many,
  noun,
  number,
  type Of,
  one,
  oneOf,
  orNull,
  text,
} from './noun.js';
import { matchStatsNoun } from './statistics.js';

const textRange = noun('TextRange', 'A part of a text, in UTF-16 code units.', {
  start: count('Offset of the first code unit of the part.'),
  end: count('Offset of the first code unit after the part.'),
});

const highlight = noun('Highlight', 'Occurrences of the search term in one field of a hit.', {
  field: oneOf(entryFieldNoun, 'The field.'),
  fragment: text('Text of the field, or an excerpt around the occurrences.'),
  ranges: many(one(textRange, 'Occurrences of the term in the fragment.'), 3),
});

const matchTier = enumeration<MatchTier>(
  'MatchTier',
  'How well an entry matches the search term, best first.',
  {
    exact: 'The term equals a value, a synonym or an identifier of the entry.',
    word: 'The term equals one or more words of a value.',
    prefix: 'The term is the start of a word.',
    contained: 'A value contains the term.',
    scattered: 'The words of the term occur in different places.',
    similar: 'The term differs by a typing error. Used only if nothing matches better.',
  },
);

const matchReason = enumeration('MatchReason', 'Why an autoantibody is meant by a text.', {
  also_called: 'It is also called so.',
  kind_of: 'It is a kind of what the text names.',
  pattern: 'It gives this pattern on HEp-2 cells.',
  identifier: 'It has this identifier.',
});

const matchMeaning = noun('MatchMeaning', 'Why an autoantibody is meant, according to the vocabulary.', {
  reason: oneOf(matchReason, 'Why it is meant.'),
  name: text('The other name, the class, the pattern or the identifier.'),
});

/** The fields that describe how an entry matches a search. */
export const matchFields = {
  tier: oneOf(matchTier, 'How well the entry matches.'),
  field: orNull(
    oneOf(
      entryFieldNoun,
      'The field that matches best; null if the words occur in several fields or in `additional`.',
    ),
  ),
  synonym: orNull(text('Synonym of the disease in the vocabulary, if the search matched by it.')),
  meaning: orNull(
    one(matchMeaning, 'Why the autoantibody is meant, if it does not contain the searched name itself.'),
  ),
  highlights: many(one(highlight, 'Occurrences of the term in the entry.'), 5),
};

/** How a search matched one entry of a list. */
export type SearchMatch = Of<typeof searchMatchNoun>;
export const searchMatchNoun = noun('SearchMatch', 'How a search matched an entry.', {
  ...matchFields,
  entryId: id('Identifier of the entry.'),
});

/** REST inlines the fields of the entry next to those of the match. */
export type SearchHit = Of<typeof searchHitNoun>;
const searchHitNoun = noun('SearchHit', 'An entry that the advanced search found.', {
  ...matchFields,
  score: number('Relevance from 0 to 100; higher is better. Comparable within one answer only.'),
  entry: one(entryNoun, 'The entry.'),
});

export const advancedSearchResultNoun = noun(
  'AdvancedSearchResult',
  'Result of the advanced search, best match first.',
  {
    hits: many(one(searchHitNoun, 'The hits, best match first.')),
    count: count('Number of hits in `hits`.'),
    stats: one(matchStatsNoun, 'Figures of all matches. Computed only if selected.'),
    didYouMean: orNull(text('Corrected term that the hits match; null if the original term has matches.')),
  },
);

const suggestion = noun('Suggestion', 'A suggested value.', {
  value: text('The value as spelled in an entry.'),
  count: count('Number of entries with the value.'),
  synonym: orNull(text('Synonym of the disease in the vocabulary, if the typed text matched it.')),
  meaning: orNull(one(matchMeaning, 'Why the autoantibody is meant, if it does not contain the typed text.')),
  ranges: many(one(textRange, 'Occurrences of the typed text in the value.'), 3),
});

export const suggestionGroupNoun = noun('SuggestionGroup', 'The suggested values of one field.', {
  field: oneOf(entryFieldNoun, 'The field.', { enum: cascadeFields }),
  suggestions: many(
    one(suggestion, 'Best match first, then most frequent first. Never empty.'),
    limits.suggestions.max,
  ),
});

/** Suggestions for a partly typed search term. REST uses the name `data` for the groups. */
export type SuggestionsView = Of<typeof suggestionsNoun>;
export const suggestionsNoun = noun('Suggestions', 'Suggestions for a partly typed search term.', {
  groups: graphqlOnly(
    many(
      one(
        suggestionGroupNoun,
        'Suggestions by field: disease, autoantibody, autoantigen, epitope, type, UniProt id. ' +
          'The field with the best match comes first.',
      ),
      cascadeFields.length,
    ),
  ),
  count: count('Number of suggestions in all groups.'),
  didYouMean: orNull(text('Corrected term, if nothing matches the typed text.')),
  entry: graphqlOnly(orNull(one(entryNoun, 'The entry whose accession was typed; null otherwise.'))),
});
