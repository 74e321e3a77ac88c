import { entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../../schema/contract/entry-filters.js';
import { matchTiers } from '../../../../schema/contract/match-tiers.js';
import type { JsonSchema } from '../../../nouns/noun.js';
import { count, listOf, objectOf, text } from './json-schemas.js';

export const textOrNull: JsonSchema = { type: ['string', 'null'] };

const ranges: JsonSchema = {
  ...listOf(objectOf({ start: count, end: count })),
  description: 'Parts of the text in UTF-16 code units, from `start` up to, not including, `end`.',
};

/** What search and suggestions answer. */
export const searchSchemas = {
  ScoredEntry: {
    allOf: [
      { $ref: '#/components/schemas/Entry' },
      objectOf({
        relevanceScore: { type: 'number', description: 'Higher is better, within one answer.' },
        matchTier: { type: 'string', enum: matchTiers, description: 'How well the entry fits, best first.' },
        matchField: {
          type: ['string', 'null'],
          enum: [...entryFieldNames, null],
          description: 'The field that fits best; null where the words stand in several.',
        },
        matchSynonym: {
          ...textOrNull,
          description: 'What the vocabulary calls the disease, where that is why the entry was found.',
        },
        highlights: listOf(
          objectOf({ field: { type: 'string', enum: entryFieldNames }, fragment: text, ranges }),
        ),
      }),
    ],
  },
  SuggestionGroup: objectOf({
    field: { type: 'string', enum: cascadeFields },
    suggestions: listOf(
      objectOf({
        value: text,
        count,
        synonym: {
          ...textOrNull,
          description: 'What the vocabulary calls the disease, where that was typed.',
        },
        ranges,
      }),
    ),
  }),
} satisfies Record<string, JsonSchema>;
