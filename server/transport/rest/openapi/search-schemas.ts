import { type JsonSchema, objectOf, propertiesOf } from '../../../nouns/noun.js';
import { matchFields, suggestionGroupNoun } from '../../../nouns/search.js';

const names = new Map([
  ['tier', 'matchTier'],
  ['field', 'matchField'],
  ['synonym', 'matchSynonym'],
  ['meaning', 'matchMeaning'],
]);
const match = Object.fromEntries(
  Object.entries(propertiesOf(matchFields)).map(
    ([name, schema]) => [names.get(name) ?? name, schema] as const,
  ),
);

/** Schemas for search and suggestions. */
export const searchSchemas = {
  ScoredEntry: {
    allOf: [
      { $ref: '#/components/schemas/Entry' },
      objectOf({
        relevanceScore: {
          type: 'number',
          description: 'Higher is better. Comparable within one answer only.',
        },
        ...match,
      }),
    ],
  },
  SuggestionGroup: suggestionGroupNoun.schema,
} satisfies Record<string, JsonSchema>;
