import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { suggestionsNoun } from '../../../nouns/search.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { listOf } from '../openapi/json-schemas.js';
import { limitOf, query as queryParameter } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

export const suggestionsRoutes = [
  readRoute({
    path: restPaths.suggestions,
    operationId: 'suggestions',
    tag: 'Search',
    action: 'entries.read',
    summary: 'Suggestions for a partly typed search term',
    description:
      'Values of `disease`, `autoantibody`, `autoantigen`, `epitope`, `type` and `uniprotId`, at most `limit` per ' +
      'field. The field with the best match comes first. A blank `q` gives no suggestions.',
    parameters: [
      queryParameter(
        'q',
        'Text typed so far.',
        { type: 'string', maxLength: limits.searchTermMaxLength },
        'lup',
      ),
      limitOf(limits.suggestions),
    ],
    properties: {
      data: listOf(ref('SuggestionGroup')),
      ...suggestionsNoun.properties,
      entry: { anyOf: [ref('Entry'), { type: 'null' }], description: 'The entry whose accession was typed.' },
    },
    call: ({ suggestions }, ctx, { query }) =>
      suggestions.suggest(ctx, { term: single(query, 'q'), limit: single(query, 'limit') }),
    answer: ({ groups, count: number, didYouMean, entry }) => ({
      data: groups,
      count: number,
      didYouMean,
      entry: entry === null ? null : serialiseEntry(entry),
    }),
  }),
];
