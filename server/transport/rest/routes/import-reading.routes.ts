import { reportSelections } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { importRowsArgs } from '../../../nouns/import-rows.js';
import { takeOffersArgs } from '../../../nouns/import.js';
import { objectOf } from '../../../nouns/noun.js';
import { downloadRoute } from '../download-route.js';
import { importConflictJson, importJson, importRowJson } from '../import-json.js';
import { importWithProblems } from '../imports-answer.js';
import { importId, rowNumber } from '../openapi/import-parameters.js';
import { count, listOf, text, wordOf } from '../openapi/json-schemas.js';
import { pageParameters, parametersOf, query } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single, singles, singlesOf } from '../rest-query.js';
import { privateRoute, type Sent } from '../rest-route.js';

export const importFilesRoutes = [
  downloadRoute({
    path: restPaths.importTemplate,
    operationId: 'importTemplate',
    action: 'entries.export',
    summary: 'An import template: the headers and one example row',
    parameters: [query('format', 'Format of the file.', wordOf(['csv', 'xlsx'], 'csv'))],
    properties: {},
    files: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    call: ({ importTemplates }, ctx, { query: sent }) => importTemplates.make(ctx, single(sent, 'format')),
  }),
  downloadRoute({
    path: restPaths.importReport,
    operationId: 'importReport',
    action: 'imports.read',
    summary: 'The rows of an import with errors, warnings or corrections, as csv',
    description:
      'Contains the row number, the problems and the columns of the file. Rows that were not imported can be fixed ' +
      'and imported again: an import ignores the first two columns.',
    parameters: [
      importId,
      query(
        'only',
        'All of these rows, or only those not imported because of errors.',
        wordOf(reportSelections, 'problems'),
      ),
    ],
    properties: {},
    files: ['text/csv; charset=utf-8'],
    refusals: [404],
    call: ({ imports }, ctx, { params, query: sent }) =>
      imports.report(ctx, params['importId'] ?? '', single(sent, 'only')),
  }),
];

const idOf = ({ params }: Sent): string => params['importId'] ?? '';
const conflictsListed = limits.imports.problemsListed.max;
const shared = { action: 'imports.run', refusals: [403, 404, 409] } as const;
const again =
  'All rows are checked again; the answer comes once they are, or after a minute with the status `waiting` or ' +
  '`running`. For the person who previewed it. 409: there is no preview, or its rows are being checked.';

export const importReadingRoutes = [
  privateRoute({
    path: restPaths.imports,
    operationId: 'listImports',
    action: 'imports.read',
    summary: 'The imports, newest first',
    parameters: pageParameters,
    properties: { data: listOf(ref('Import')), pagination: ref('Pagination') },
    call: ({ imports }, ctx, { query }) => imports.list(ctx, singles(query, 'page', 'limit')),
    answer: ({ items, pagination }) => ({ data: items.map(importJson), pagination }),
    total: ({ pagination }) => pagination.total,
  }),
  privateRoute({
    path: restPaths.import,
    operationId: 'getImport',
    action: 'imports.read',
    summary: 'One import with its progress',
    parameters: [importId],
    properties: { data: ref('ImportReport') },
    refusals: [404],
    call: async ({ imports }, ctx, sent) =>
      importWithProblems(imports, ctx, await imports.find(ctx, idOf(sent))),
    answer: (data) => ({ data }),
  }),
  privateRoute({
    path: restPaths.importRows,
    operationId: 'listImportRows',
    action: 'imports.read',
    summary: 'Rows of an import with their outcomes, as long as they are stored',
    parameters: [importId, ...parametersOf(importRowsArgs.fields)],
    properties: { data: listOf(ref('ImportRow')), headers: listOf(text), count, total: count },
    refusals: [404, 409],
    call: ({ imports }, ctx, sent) => imports.rows(ctx, idOf(sent), singlesOf(sent.query, importRowsArgs)),
    answer: ({ items, headers, total }) => ({
      data: items.map(importRowJson),
      headers,
      count: items.length,
      total,
    }),
    total: ({ total }) => total,
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.cancelImport,
    operationId: 'cancelImport',
    action: 'imports.undo',
    summary: 'Cancel an import that has not ended, or a preview',
    description:
      'Its status becomes `cancelled`, and nothing of it is stored. For the importing person and administrators. ' +
      '409: the import has ended.',
    parameters: [importId],
    repeatable: true,
    properties: { data: ref('Import') },
    refusals: [403, 404, 409],
    call: ({ imports }, ctx, sent) => imports.cancel(ctx, idOf(sent)),
    answer: (cancelled) => ({ data: importJson(cancelled) }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.undoImport,
    operationId: 'undoImport',
    action: 'imports.undo',
    summary: 'Undo an import',
    description:
      'Does not revert entries that were changed after the import, but lists them. For the importing person and ' +
      'administrators.',
    parameters: [importId],
    repeatable: true,
    properties: {
      data: objectOf({
        reverted: count,
        conflicts: listOf(ref('ImportConflict')),
        conflictsTotal: count,
        import: ref('Import'),
      }),
    },
    refusals: [403, 404, 409],
    call: async ({ imports }, ctx, sent) => {
      const undone = await imports.undo(ctx, idOf(sent));
      const { id } = undone.import;
      const conflicts =
        undone.conflictsTotal === 0 ? undefined : await imports.conflictsOf(ctx, [id], conflictsListed);
      return { ...undone, conflicts: conflicts?.get(id) ?? [] };
    },
    answer: ({ reverted, conflicts, conflictsTotal, ...undone }) => ({
      data: {
        reverted,
        conflicts: conflicts.map(importConflictJson),
        conflictsTotal,
        import: importJson(undone.import),
      },
    }),
  }),
  privateRoute({
    ...shared,
    method: 'PUT',
    path: restPaths.importRow,
    operationId: 'correctImportRow',
    summary: 'Correct cells of one row of a preview',
    description:
      'The body has texts by field (a field, `_id`, `accession` or `additional.<name>` that a column of the file ' +
      `fills); null brings back the text of the file, which the report keeps. ${again}`,
    parameters: [importId, rowNumber],
    body: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    properties: { data: ref('Import') },
    call: ({ imports }, ctx, { params, body }) =>
      imports.correct(ctx, params['importId'] ?? '', params['row'] ?? '', body),
    answer: (corrected) => ({ data: importJson(corrected) }),
  }),
  privateRoute({
    ...shared,
    method: 'POST',
    path: restPaths.importOffers,
    operationId: 'takeOffers',
    summary: 'Take the names that are offered for the cells of a preview',
    description: `Either \`rows\` or \`all\`: true. Cells with several meanings stay as they are. ${again}`,
    parameters: [importId],
    body: takeOffersArgs.schema,
    properties: { data: ref('Import') },
    call: ({ imports }, ctx, { params, body: { rows, all } }) =>
      imports.takeOffers(ctx, params['importId'] ?? '', { rows, all }),
    answer: (corrected) => ({ data: importJson(corrected) }),
  }),
];
