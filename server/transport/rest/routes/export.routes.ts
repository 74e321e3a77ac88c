import { exportFormats } from '../../../../schema/contract/export-formats.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { readContext } from '../../read-context.js';
import { exportParameters } from '../openapi/parameters.js';
import { count, listOf, ref } from '../openapi/schemas.js';
import { exportInput, refuseMalformedQuery } from '../rest-query.js';
import type { RestHandler, RestRoute, RestSurroundings } from '../rest-route.js';
import { sendDownload } from '../send-download.js';

const files = Object.values(exportFormats).filter((format) => format !== exportFormats.json);

const exportEntries =
  ({ services, log, programVersion }: RestSurroundings): RestHandler =>
  async (request, reply) => {
    refuseMalformedQuery(request.url);
    const made = await services.exports.export(readContext(request), exportInput(request.query));
    return sendDownload(made, request, reply, { log, programVersion });
  };

export const exportRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: restPaths.exportEntries,
    operationId: 'exportEntries',
    tag: 'Export',
    summary: 'All entries that a list would page through, as one answer or file',
    description:
      'Takes the filters, the search and the order of the list. `json` is answered in place, the rest as files.',
    parameters: exportParameters,
    properties: {
      data: listOf(ref('Entry')),
      count,
      exportFormat: { const: 'json' },
      appliedFilters: ref('AppliedFilters'),
    },
    files: files.map(({ mediaType }) => mediaType),
    refusals: [400],
    handlerFor: exportEntries,
  },
];
