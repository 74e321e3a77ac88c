import { reportSelections } from '../../../../schema/contract/imports.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { importId } from '../openapi/import-parameters.js';
import { query } from '../openapi/parameters.js';
import { refuseMalformedQuery, single } from '../rest-query.js';
import { cacheControlFor, type RestDependencies, type RestHandler, type RestRoute } from '../rest-route.js';
import { sendAttachment } from '../send-attachment.js';

const tag = 'Imports';

const importReport =
  ({ services, log }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    refuseMalformedQuery(request.url);
    const only = single(request.query, 'only');
    const report = await services.imports.report(ctx, request.params['importId'] ?? '', only);
    return sendAttachment(report, request, reply.header('cache-control', 'no-store'), log);
  };

const importTemplate =
  ({ services, log }: RestDependencies): RestHandler =>
  (request, reply, ctx) => {
    refuseMalformedQuery(request.url);
    const template = services.importTemplates.make(ctx, single(request.query, 'format'));
    const kept = reply.header('cache-control', cacheControlFor(ctx));
    return Promise.resolve(sendAttachment(template, request, kept, log));
  };

export const importFilesRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: restPaths.importTemplate,
    operationId: 'importTemplate',
    tag,
    action: 'entries.export',
    summary: 'An import template: the headers and one example row',
    parameters: [
      query('format', 'Format of the file.', { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' }),
    ],
    properties: {},
    files: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    refusals: [400],
    handlerFor: importTemplate,
  },
  {
    method: 'GET',
    path: restPaths.importReport,
    operationId: 'importReport',
    tag,
    action: 'imports.read',
    summary: 'The rows of an import with errors or warnings, as csv',
    description:
      'Contains the row number, the problems and the columns of the file. Rows that were not imported can be fixed ' +
      'and imported again: an import ignores the first two columns.',
    parameters: [
      importId,
      query('only', 'All rows with errors or warnings, or only those not imported because of errors.', {
        type: 'string',
        enum: [...reportSelections],
        default: 'problems',
      }),
    ],
    properties: {},
    files: ['text/csv; charset=utf-8'],
    refusals: [400, 404],
    handlerFor: importReport,
  },
];
