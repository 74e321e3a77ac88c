import { exportFormats } from '../../../../schema/contract/export-formats.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { exportParameters } from '../openapi/export-parameters.js';
import { count, listOf } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';
import { exportInput, refuseMalformedQuery } from '../rest-query.js';
import type { RestDependencies, RestHandler, RestRoute } from '../rest-route.js';
import { sendDownload } from '../send-download.js';

const files = Object.values(exportFormats).filter((format) => format !== exportFormats.json);

const exportEntries =
  ({ services, log, programVersion }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    refuseMalformedQuery(request.url);
    const made = await services.exports.export(ctx, exportInput(request.query));
    return sendDownload(made, request, reply, ctx, { log, programVersion });
  };

export const exportRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: restPaths.exportEntries,
    operationId: 'exportEntries',
    tag: 'Export',
    action: 'entries.export',
    summary: 'All entries of a list, as one answer or file',
    description:
      'Accepts the filters, search and sorting of the list. `json` is a normal answer; other formats are files.',
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
