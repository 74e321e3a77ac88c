import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { objectOf } from '../../../nouns/noun.js';
import { importConflictJson, importJson, importRowJson } from '../import-json.js';
import { importWithProblems } from '../imports-answer.js';
import { importId, rowParameters } from '../openapi/import-parameters.js';
import { count, listOf, text } from '../openapi/json-schemas.js';
import { pageParameters } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { singles } from '../rest-query.js';
import { privateRoute, type Sent } from '../rest-route.js';

const tag = 'Imports';
const idOf = ({ params }: Sent): string => params['importId'] ?? '';
const conflictsListed = limits.imports.problemsListed;

export const importReadingRoutes = [
  privateRoute({
    path: restPaths.imports,
    operationId: 'listImports',
    tag,
    action: 'imports.read',
    summary: 'The imports, newest first',
    parameters: pageParameters,
    properties: { data: listOf(ref('Import')), pagination: ref('Pagination') },
    call: ({ imports }, ctx, { query }) => imports.list(ctx, singles(query, 'page', 'limit')),
    answer: ({ imports, pagination }) => ({ data: imports.map(importJson), pagination }),
  }),
  privateRoute({
    path: restPaths.import,
    operationId: 'getImport',
    tag,
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
    tag,
    action: 'imports.read',
    summary: 'Rows of an import with their outcomes, as long as they are stored',
    parameters: [importId, ...rowParameters],
    properties: { data: listOf(ref('ImportRow')), headers: listOf(text), count, total: count },
    refusals: [404, 409],
    call: ({ imports }, ctx, sent) =>
      imports.rows(ctx, idOf(sent), singles(sent.query, 'only', 'offset', 'limit')),
    answer: ({ rows, headers, total }) => ({
      data: rows.map(importRowJson),
      headers,
      count: rows.length,
      total,
    }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.cancelImport,
    operationId: 'cancelImport',
    tag,
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
    tag,
    action: 'imports.undo',
    summary: 'Undo an import',
    description:
      'Does not revert entries that were edited after the import, but lists them. For the importing person and ' +
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
];
