import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { entryCriteriaArgs } from '../../../nouns/entry-query.js';
import { type SearchHit, suggestionsNoun } from '../../../nouns/search.js';
import type { EntryList } from '../../../services/entries/entry-views.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { count, listOf, text } from '../openapi/json-schemas.js';
import {
  derivedFilters,
  limitOf,
  parametersOf,
  pathPart,
  query as queryParameter,
  term,
} from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { derivedConditions, flag, single, singles } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

const name = { maxLength: limits.nameMaxLength };

/** The answer of a list without pages: the items within the limit, their number, and the total. */
const flatList = {
  properties: { data: listOf(ref('Entry')), count, total: count },
  answer: ({ entries, total }: EntryList) => ({
    data: entries.map(serialiseEntry),
    count: entries.length,
    total,
  }),
  total: ({ total }: EntryList): number => total,
};

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
    action: 'entries.read',
    path: restPaths.searchEntries,
    operationId: 'searchEntries',
    summary: 'Entries that contain every word of a term',
    parameters: [
      term('q', 'Words to search for.', 'sjogren'),
      ...parametersOf({ field: entryCriteriaArgs.fields.field }),
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
    action: 'entries.read',
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
    action: 'entries.read',
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
    action: 'entries.read',
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
    action: 'entries.read',
    path: restPaths.searchDiagnosticMethod,
    operationId: 'searchByDiagnosticMethod',
    summary: 'Entries whose screening, confirmation or monitoring contains a text',
    parameters: [term('method', 'Text that the method contains.', 'ELISA'), limitOf(limits.flatListLimit)],
    ...flatList,
    call: ({ entrySearch }, ctx, { query }) =>
      entrySearch.byDiagnosticMethod(ctx, singles(query, 'method', 'limit')),
  }),
  readRoute({
    action: 'entries.read',
    path: restPaths.suggestions,
    operationId: 'suggestions',
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
  readRoute({
    action: 'entries.read',
    path: restPaths.duplicates,
    operationId: 'likelyDuplicates',
    summary: 'Likely duplicates of an entry that is being written',
    description: 'Same disease, autoantibody and autoantigen, and no different epitope or UniProt accession.',
    parameters: [
      queryParameter('disease', 'Name of the disease.', text, 'Systemic lupus erythematosus'),
      queryParameter('autoantibody', 'Name of the autoantibody.', text, 'Anti-Sm'),
      queryParameter('autoantigen', 'Name of the autoantigen.', text, 'Sm ribonucleoprotein'),
      queryParameter('epitope', 'The epitope.', text),
      queryParameter('uniprotId', 'The UniProt accession.', text),
      queryParameter('except', 'Id or accession of an entry to exclude, such as the one being edited.', text),
    ],
    ...flatList,
    call: ({ duplicates }, ctx, { query }) =>
      duplicates.find(
        ctx,
        singles(query, 'disease', 'autoantibody', 'autoantigen', 'epitope', 'uniprotId', 'except'),
      ),
  }),
  readRoute({
    tag: 'Entries',
    action: 'entries.read',
    path: restPaths.byDisease,
    operationId: 'entriesByDisease',
    summary: 'Entries whose disease contains a name, exact matches first',
    parameters: [
      pathPart('diseaseName', 'Name of the disease, or a part of it.', text, 'lupus'),
      limitOf(limits.flatListLimit),
    ],
    ...flatList,
    call: ({ entrySearch }, ctx, { params, query }) =>
      entrySearch.byDisease(ctx, { name: params['diseaseName'], limit: single(query, 'limit') }),
  }),
  readRoute({
    tag: 'Entries',
    action: 'entries.read',
    path: restPaths.byUniprotId,
    operationId: 'entriesByUniprotId',
    summary: 'Entries with exactly this UniProt accession, alone or among others',
    parameters: [
      pathPart('uniprotId', 'UniProt accession. Case is ignored.', text, 'P14678'),
      limitOf(limits.flatListLimit),
    ],
    ...flatList,
    call: ({ entrySearch }, ctx, { params, query }) =>
      entrySearch.byUniprotId(ctx, { uniprotId: params['uniprotId'], limit: single(query, 'limit') }),
  }),
];
