import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { SearchHit } from '../../../nouns/search.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { count, listOf, text } from '../openapi/json-schemas.js';
import {
  derivedFilters,
  limitOf,
  query as queryParameter,
  searchField,
  term,
} from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { derivedConditions, flag, single, singles } from '../rest-query.js';
import { readRoute } from '../rest-route.js';
import { flatList } from './flat-list.js';

const shared = { tag: 'Search', action: 'entries.read' } as const;
const name = { maxLength: limits.nameMaxLength };

/** The match properties are read-only. The server ignores them if a client sends a hit back. */
const scoredEntry = ({ entry, score, tier, field, synonym, meaning, highlights }: SearchHit) => ({
  ...serialiseEntry(entry),
  relevanceScore: score,
  matchTier: tier,
  matchField: field,
  matchSynonym: synonym,
  matchMeaning: meaning,
  highlights,
});

export const searchRoutes = [
  readRoute({
    ...shared,
    path: restPaths.searchEntries,
    operationId: 'searchEntries',
    summary: 'Entries that contain every word of a term',
    parameters: [
      term('q', 'Words to search for.', 'sjogren'),
      searchField,
      limitOf(limits.searchLimit),
      ...derivedFilters,
    ],
    properties: { ...flatList.properties, searchTerm: text },
    call: ({ entrySearch }, ctx, { query }) =>
      entrySearch.simple(ctx, {
        term: single(query, 'q'),
        ...singles(query, 'field', 'limit'),
        conditions: derivedConditions(query),
      }),
    answer: (list, query) => ({ ...flatList.answer(list), searchTerm: single(query, 'q')?.trim() }),
    total: flatList.total,
  }),
  readRoute({
    ...shared,
    path: restPaths.advancedSearch,
    operationId: 'advancedSearch',
    summary: 'Entries ranked by how well they match a term',
    parameters: [
      term('q', 'Words to search for.', 'anti ssa', { minLength: limits.advancedSearchMinLength }),
      limitOf(limits.advancedSearchLimit),
      queryParameter('includeStats', 'Whether to return statistics of all matches.', {
        type: 'boolean',
        default: false,
      }),
      ...derivedFilters,
    ],
    properties: {
      data: listOf(ref('ScoredEntry')),
      count,
      didYouMean: {
        type: ['string', 'null'],
        description: 'Corrected term that the hits match; null if the original term has matches.',
      },
      stats: ref('MatchStats'),
    },
    optional: ['stats'],
    call: ({ entrySearch }, ctx, { query }) =>
      entrySearch.advanced(ctx, {
        term: single(query, 'q'),
        limit: single(query, 'limit'),
        includeStats: flag(query, 'includeStats'),
        conditions: derivedConditions(query),
      }),
    answer: ({ hits, didYouMean, stats }) => ({
      data: hits.map(scoredEntry),
      count: hits.length,
      didYouMean,
      ...(stats === null ? {} : { stats }),
    }),
  }),
  readRoute({
    ...shared,
    path: restPaths.searchDiseaseAutoantibody,
    operationId: 'searchByDiseaseAndAutoantibody',
    summary: 'Entries whose disease and autoantibody contain these texts',
    parameters: [
      term('disease', 'Text that the disease contains.', 'lupus', name),
      term('autoantibody', 'Text that the autoantibody contains.', 'dsDNA', name),
      limitOf(limits.flatListLimit),
    ],
    ...flatList,
    call: ({ entrySearch }, ctx, { query }) =>
      entrySearch.byDiseaseAndAutoantibody(ctx, singles(query, 'disease', 'autoantibody', 'limit')),
  }),
  readRoute({
    ...shared,
    path: restPaths.searchAutoantibodySynonym,
    operationId: 'searchByAutoantibodyOrSynonym',
    summary: 'Entries whose autoantibody or synonym contains a text',
    parameters: [
      term('searchTerm', 'Text that the autoantibody or a synonym contains.', 'SS-A', name),
      limitOf(limits.flatListLimit),
    ],
    ...flatList,
    call: ({ entrySearch }, ctx, { query }) =>
      entrySearch.byAutoantibodyOrSynonym(ctx, {
        term: single(query, 'searchTerm'),
        limit: single(query, 'limit'),
      }),
  }),
  readRoute({
    ...shared,
    path: restPaths.searchDiagnosticMethod,
    operationId: 'searchByDiagnosticMethod',
    summary: 'Entries whose screening, confirmation or monitoring contains a text',
    parameters: [term('method', 'Text that the method contains.', 'ELISA'), limitOf(limits.flatListLimit)],
    ...flatList,
    call: ({ entrySearch }, ctx, { query }) =>
      entrySearch.byDiagnosticMethod(ctx, singles(query, 'method', 'limit')),
  }),
];
