import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { readWholeNumber } from '../../../../schema/contract/rules/whole-number.js';
import type { EntryView } from '../../../nouns/entry.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import type { Services } from '../../../services/services.js';
import { sendPage } from '../download-route.js';
import { listOf } from '../openapi/json-schemas.js';
import { entryId, listParameters, streamedPageParameters, withMeasures } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { entryListInput, type RawQuery, strictFlag } from '../rest-query.js';
import { readRoute, type RestDependencies, type RestHandler, type RestRoute } from '../rest-route.js';
import { measuredEntryJson } from '../view-json.js';

/** The measures of some entries, if they are asked for. */
const measuresIn = ({ measures }: Services, isAsked: boolean, entries: readonly EntryView[]) =>
  isAsked ? measures.publicOf(entries) : null;

const shortPage = readRoute({
  action: 'entries.read',
  path: restPaths.entries,
  operationId: 'listEntries',
  summary: 'A page of entries, filtered, searched and sorted',
  description:
    `A page of more than ${String(limits.listLimit.max)} entries is streamed. It counts as an export: too many at a ` +
    'time from one address are refused with 429.',
  parameters: [...streamedPageParameters, withMeasures, ...listParameters],
  properties: {
    data: listOf(ref('Entry')),
    pagination: ref('Pagination'),
    appliedFilters: ref('AppliedFilters'),
  },
  call: async (services, ctx, { query }) => {
    const isAsked = strictFlag(query, 'measures');
    const page = await services.entryList.list(ctx, entryListInput(query));
    return { ...page, measures: await measuresIn(services, isAsked, page.entries) };
  },
  answer: ({ entries, measures, pagination, appliedFilters }) => ({
    data: entries.map((entry) => measuredEntryJson(entry, measures)),
    pagination,
    appliedFilters,
  }),
  total: ({ pagination }) => pagination.total,
});

/** Whether a page is certainly not streamed, so that its query is read only once. */
const isShort = ({ limit }: RawQuery): boolean =>
  limit === undefined || readWholeNumber(limit, limits.listLimit) !== null;

const listEntries = (dependencies: RestDependencies): RestHandler => {
  const { services } = dependencies;
  const sendShortPage = shortPage.handlerFor(dependencies);
  return async (request, reply, ctx) => {
    const { query } = request;
    const long = isShort(query) ? null : await services.exports.longPage(ctx, entryListInput(query));
    if (long === null) return sendShortPage(request, reply, ctx);
    services.reads.notePrimaryRead(ctx);
    return sendPage(long, request, reply, ctx, dependencies);
  };
};

export const entryRoutes: readonly RestRoute[] = [
  { ...shortPage, handlerFor: listEntries },
  readRoute({
    action: 'entries.read',
    path: restPaths.entry,
    operationId: 'getEntry',
    summary: 'One entry with its most closely related entries',
    parameters: [entryId, withMeasures],
    properties: { data: ref('Entry'), relatedEntries: listOf(ref('Entry')) },
    refusals: [404],
    call: async (services, ctx, { params, query }) => {
      const isAsked = strictFlag(query, 'measures');
      const detail = await services.entryDetail.detail(ctx, params['id'] ?? '');
      return { ...detail, measures: await measuresIn(services, isAsked, [detail.entry]) };
    },
    answer: ({ entry, related, measures }) => ({
      data: measuredEntryJson(entry, measures),
      relatedEntries: related.map(serialiseEntry),
    }),
  }),
];
