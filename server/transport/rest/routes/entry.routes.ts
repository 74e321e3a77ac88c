import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { listOf } from '../openapi/json-schemas.js';
import { entryId, listParameters, pageParameters } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { entryListInput } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

const tag = 'Entries';

export const entryRoutes = [
  readRoute({
    path: restPaths.entries,
    operationId: 'listEntries',
    tag,
    action: 'entries.read',
    summary: 'A page of entries, filtered, searched and sorted',
    parameters: [...pageParameters, ...listParameters],
    properties: {
      data: listOf(ref('Entry')),
      pagination: ref('Pagination'),
      appliedFilters: ref('AppliedFilters'),
    },
    refusals: [400],
    call: ({ entryList }, ctx, { query }) => entryList.list(ctx, entryListInput(query)),
    answer: ({ entries, pagination, appliedFilters }) => ({
      data: entries.map(serialiseEntry),
      pagination,
      appliedFilters,
    }),
    total: ({ pagination }) => pagination.total,
  }),
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
