import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { deletedEntryJson, revisionJson, snapshotJson } from '../history-json.js';
import { count, listOf } from '../openapi/json-schemas.js';
import { entryId, limitOf, pageParameters, pathPart } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single } from '../rest-query.js';
import { privateRoute } from '../rest-route.js';

const tag = 'Editing';

export const entryHistoryRoutes = [
  privateRoute({
    method: 'GET',
    path: restPaths.deletedEntries,
    operationId: 'listDeletedEntries',
    tag,
    action: 'entries.restore',
    summary: 'A page of the deleted entries, latest deletion first',
    parameters: pageParameters,
    properties: { data: listOf(ref('DeletedEntry')), pagination: ref('Pagination') },
    refusals: [400],
    call: ({ entryHistory }, ctx, { query }) =>
      entryHistory.deleted(ctx, { page: single(query, 'page'), limit: single(query, 'limit') }),
    answer: ({ entries, pagination }) => ({ data: entries.map(deletedEntryJson), pagination }),
  }),
  privateRoute({
    method: 'GET',
    path: restPaths.entryHistory,
    operationId: 'entryHistory',
    tag,
    action: 'entries.readHistory',
    summary: 'The revisions of an entry, newest first; also of a deleted entry',
    parameters: [entryId, limitOf(limits.historyLimit)],
    properties: { data: listOf(ref('Revision')), count, total: count },
    refusals: [400, 404],
    call: ({ entryHistory }, ctx, { params, query }) =>
      entryHistory.history(ctx, params['id'] ?? '', { limit: single(query, 'limit') ?? null }),
    answer: ({ revisions, total }) => ({
      data: revisions.map(revisionJson),
      count: revisions.length,
      total,
    }),
  }),
  privateRoute({
    method: 'GET',
    path: restPaths.entryVersion,
    operationId: 'entryAtVersion',
    tag,
    action: 'entries.readHistory',
    summary: 'One version of an entry; also of a deleted entry',
    parameters: [
      entryId,
      pathPart('version', 'Number of the version.', { type: 'integer', minimum: 1 }, '3'),
    ],
    properties: { data: ref('EntrySnapshot') },
    refusals: [400, 404],
    call: ({ entryHistory }, ctx, { params }) => entryHistory.at(ctx, params['id'] ?? '', params['version']),
    answer: (snapshot) => ({ data: snapshotJson(snapshot) }),
  }),
];
