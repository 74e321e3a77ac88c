import { cascadeFields } from '../../schema/contract/entry-filters.js';
import { limits } from '../../schema/contract/limits.js';
import type { MatchTier } from '../../schema/contract/match-tiers.js';
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

const textRange = noun('TextRange', 'A part of a text, in UTF-16 code units.', {
  start: count('Where the part begins.'),
  end: count('Where the part ends; the unit at this place is no longer in it.'),
});

const highlight = noun('Highlight', 'Where the search term occurs in one field of a hit.', {
  field: oneOf(entryFieldNoun, 'The field.'),
  fragment: text('The text of the field, or the part of it around the occurrences.'),
  ranges: many(one(textRange, 'Where in the fragment the term occurs.'), 3),
});

const matchTier = enumeration<MatchTier>('MatchTier', 'How well an entry fits what was typed, best first.', {
  exact: 'It is a whole value, a whole synonym or a whole identifier of the entry.',
  word: 'It is a word, or words, of a value.',
  prefix: 'It is the start of a word.',
  contained: 'A value contains it.',
  scattered: 'Its words stand in different places.',
  similar: 'It differs by a typing error; nothing fits better.',
});

/** Why an entry was found, and where. */
export const matchFields = {
  tier: oneOf(matchTier, 'How well the entry fits.'),
  field: orNull(
    oneOf(
      entryFieldNoun,
      'The field that fits best; null where the words stand in several, or in `additional`.',
      { enum: [...Object.keys(entryFieldNoun.values), null] },
    ),
  ),
  synonym: orNull(text('What the vocabulary calls the disease, where that is why the entry was found.')),
  highlights: many(one(highlight, 'Where the term occurs in the entry.'), 5),
};

/** Why one entry of a list was found. */
export type SearchMatch = Of<typeof searchMatchNoun>;
export const searchMatchNoun = noun('SearchMatch', 'Why a search found an entry.', {
  ...matchFields,
  entryId: id('The id of the entry.'),
});

/** REST shows the entry, and what is told of the match beside its fields. */
export type SearchHit = Of<typeof searchHitNoun>;
export const searchHitNoun = noun('SearchHit', 'An entry that the advanced search found.', {
  ...matchFields,
  score: number('0 to 100, higher is better; comparable within one answer only.'),
  entry: one(entryNoun, 'The entry.'),
});

const suggestion = noun('Suggestion', 'A value that may be meant.', {
  value: text('The value, as an entry spells it.'),
  count: count('Entries that hold it.'),
  synonym: orNull(text('What the vocabulary calls the disease, where that is what was typed.')),
  ranges: many(one(textRange, 'Where in the value that stands which was typed.'), 3),
});

export const suggestionGroupNoun = noun('SuggestionGroup', 'The values of one field that may be meant.', {
  field: oneOf(entryFieldNoun, 'The field.', { enum: cascadeFields }),
  suggestions: many(
    one(suggestion, 'Best match first, then those of most entries; never empty.'),
    limits.suggestions.max,
  ),
});

/** What somebody may mean who is still typing. REST calls the groups `data`. */
export type SuggestionsView = Of<typeof suggestionsNoun>;
export const suggestionsNoun = noun('Suggestions', 'What somebody may mean who is still typing.', {
  groups: graphqlOnly(
    many(
      one(
        suggestionGroupNoun,
        'Field by field, the one with the best match first: disease, autoantibody, autoantigen, epitope, type, UniProt id.',
      ),
      cascadeFields.length,
    ),
  ),
  count: count('How many suggestions the groups hold.'),
  didYouMean: orNull(text('What was likely meant, where nothing holds what was typed.')),
  entry: graphqlOnly(orNull(one(entryNoun, 'The entry whose accession was typed.'))),
});
