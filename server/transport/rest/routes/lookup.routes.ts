import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { text } from '../openapi/json-schemas.js';
import { limitOf, pathPart } from '../openapi/parameters.js';
import { single } from '../rest-query.js';
import { readRoute } from '../rest-route.js';
import { flatList } from './flat-list.js';

const shared = { tag: 'Entries', action: 'entries.read' } as const;

export const lookupRoutes = [
  readRoute({
    ...shared,
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
    ...shared,
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
