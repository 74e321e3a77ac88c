import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { count, listOf } from '../openapi/json-schemas.js';
import { entryId, limitOf, pageParameters, pathPart } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single, singles } from '../rest-query.js';
import { privateRoute, readRoute } from '../rest-route.js';
import { deletedEntryJson, entryVersionJson, revisionJson } from '../view-json.js';

const versionNumber = pathPart('version', 'Number of the version.', { type: 'integer', minimum: 1 }, '1');

export const entryHistoryRoutes = [
  readRoute({
    path: restPaths.entryVersion,
    operationId: 'entryVersion',
    tag: 'Entries',
    action: 'entries.read',
    // Read from the primary, so that what is withdrawn disappears at once.
    isCached: false,
    summary: 'One version of an entry, as it is cited; also of a deleted entry',
    description:
      'A version never changes: only `isLatest`, `latest` and `deleted` do. 410 for a version that an administrator ' +
      'withdrew because it held personal data.',
    parameters: [
      pathPart('accession', 'Accession of the entry.', { type: 'string' }, 'AIA0000042'),
      versionNumber,
    ],
    properties: { data: ref('EntryVersion') },
    refusals: [404, 410],
    call: ({ entryHistory }, ctx, { params }) =>
      entryHistory.version(ctx, params['accession'] ?? '', params['version'] ?? ''),
    answer: (version) => ({ data: entryVersionJson(version) }),
  }),
  privateRoute({
    path: restPaths.deletedEntries,
    operationId: 'listDeletedEntries',
    action: 'entries.restore',
    summary: 'A page of the deleted entries, latest deletion first',
    parameters: pageParameters,
    properties: { data: listOf(ref('DeletedEntry')), pagination: ref('Pagination') },
    call: ({ entryHistory }, ctx, { query }) => entryHistory.deleted(ctx, singles(query, 'page', 'limit')),
    answer: ({ entries, pagination }) => ({ data: entries.map(deletedEntryJson), pagination }),
    total: ({ pagination }) => pagination.total,
  }),
  privateRoute({
    path: restPaths.entryHistory,
    operationId: 'entryHistory',
    action: 'entries.readHistory',
    summary: 'The revisions of an entry, newest first; also of a deleted entry',
    parameters: [entryId, limitOf(limits.historyLimit)],
    properties: { data: listOf(ref('Revision')), count, total: count },
    refusals: [404],
    call: ({ entryHistory }, ctx, { params, query }) =>
      entryHistory.history(ctx, params['id'] ?? '', { limit: single(query, 'limit') ?? null }),
    answer: ({ revisions, total }) => ({
      data: revisions.map(revisionJson),
      count: revisions.length,
      total,
    }),
    total: ({ total }) => total,
  }),
  privateRoute({
    path: restPaths.entryAtVersion,
    operationId: 'entryAtVersion',
    action: 'entries.readHistory',
    summary: 'One version of an entry; also of a deleted entry',
    description: `Deprecated: use \`${restPaths.entryVersion}\`, which is open to everyone.`,
    deprecated: true,
    parameters: [entryId, versionNumber],
    properties: { data: ref('EntrySnapshot') },
    refusals: [404, 410],
    call: ({ entryHistory }, ctx, { params }) => entryHistory.at(ctx, params['id'] ?? '', params['version']),
    answer: (snapshot) => ({ data: snapshot }),
  }),
];
