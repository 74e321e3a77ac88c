import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { listOf } from '../openapi/json-schemas.js';
import { entryId, listParameters, streamedPageParameters } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { entryListInput, refuseMalformedQuery } from '../rest-query.js';
import { readRoute, type RestDependencies, type RestHandler, type RestRoute } from '../rest-route.js';
import { sendPage } from '../send-download.js';

const tag = 'Entries';

const shortPage = readRoute({
  path: restPaths.entries,
  operationId: 'listEntries',
  tag,
  action: 'entries.read',
  summary: 'A page of entries, filtered, searched and sorted',
  description:
    `A page of more than ${String(limits.listLimit.max)} entries is streamed. It counts as an export: too many at a ` +
    'time from one address are refused with 429.',
  parameters: [...streamedPageParameters, ...listParameters],
  properties: {
    data: listOf(ref('Entry')),
    pagination: ref('Pagination'),
    appliedFilters: ref('AppliedFilters'),
  },
  refusals: [400, 429],
  call: ({ entryList }, ctx, { query }) => entryList.list(ctx, entryListInput(query)),
  answer: ({ entries, pagination, appliedFilters }) => ({
    data: entries.map(serialiseEntry),
    pagination,
    appliedFilters,
  }),
  total: ({ pagination }) => pagination.total,
});

const listEntries = (dependencies: RestDependencies): RestHandler => {
  const sendShortPage = shortPage.handlerFor(dependencies);
  return async (request, reply, ctx) => {
    refuseMalformedQuery(request.url);
    const long = await dependencies.services.exports.longPage(ctx, entryListInput(request.query));
    return long === null
      ? sendShortPage(request, reply, ctx)
      : sendPage(long, request, reply, ctx, dependencies);
  };
};

export const entryRoutes: readonly RestRoute[] = [
  { ...shortPage, handlerFor: listEntries },
  readRoute({
    path: restPaths.entry,
    operationId: 'getEntry',
    tag,
    action: 'entries.read',
    summary: 'One entry with its most closely related entries',
    parameters: [entryId],
    properties: { data: ref('Entry'), relatedEntries: listOf(ref('Entry')) },
    refusals: [400, 404],
    call: ({ entryDetail }, ctx, { params }) => entryDetail.detail(ctx, params['id'] ?? ''),
    answer: ({ entry, related }) => ({
      data: serialiseEntry(entry),
      relatedEntries: related.map(serialiseEntry),
    }),
  }),
];
