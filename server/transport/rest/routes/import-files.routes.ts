import { reportSelections } from '../../../../schema/contract/imports.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { downloadRoute } from '../download-route.js';
import { importId } from '../openapi/import-parameters.js';
import { query } from '../openapi/parameters.js';
import { single } from '../rest-query.js';

const tag = 'Imports';

export const importFilesRoutes = [
  downloadRoute({
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
    call: ({ importTemplates }, ctx, { query: sent }) => importTemplates.make(ctx, single(sent, 'format')),
  }),
  downloadRoute({
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
    refusals: [404],
    call: ({ imports }, ctx, { params, query: sent }) =>
      imports.report(ctx, params['importId'] ?? '', single(sent, 'only')),
  }),
];
