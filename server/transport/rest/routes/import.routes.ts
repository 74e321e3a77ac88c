import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { ImportOptionsInput } from '../../../services/imports/import-inputs.js';
import { readForm } from '../../uploads/read-form.js';
import { answerImport } from '../imports-answer.js';
import { jsonObject } from '../json-body.js';
import {
  importForm,
  importId,
  importParameters,
  runParameters,
  sheetParameter,
} from '../openapi/import-parameters.js';
import { listOf, objectOf, text } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';
import { type RawQuery, refuseMalformedQuery, single } from '../rest-query.js';
import {
  idempotencyKeyHeader,
  type RestHandler,
  type RestRequest,
  type RestRoute,
  type RestDependencies,
} from '../rest-route.js';

const optionNames = ['mode', 'dryRun', 'existing', 'sheet', 'mapping'] as const;
const properties = { message: text, importId: text, data: ref('ImportReport') };
const common = {
  method: 'POST',
  tag: 'Imports',
  action: 'imports.run',
  properties,
  mayRunOn: true,
  repeatable: 'by its service',
  refusals: [400],
} as const;

/** The options of the query; texts of a form stand in for what it leaves out. */
function optionsOf(query: RawQuery, texts: ReadonlyMap<string, string> = new Map()): ImportOptionsInput {
  return Object.fromEntries(optionNames.map((name) => [name, single(query, name) ?? texts.get(name)]));
}

/** With a key, the same call again answers with the import it made at first. */
function keyOf({ headers }: RestRequest): string | undefined {
  return headers[idempotencyKeyHeader]?.toString();
}

const importEntries =
  ({ services: { imports } }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    refuseMalformedQuery(request.url);
    const { entries } = jsonObject(request.body);
    const received = await imports.importEntries(ctx, entries, optionsOf(request.query), keyOf(request));
    return answerImport(imports, ctx, received, reply);
  };

const importFile =
  ({ services: { imports }, maxUploadBytes: maxBytes }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    refuseMalformedQuery(request.url);
    imports.requireImporter(ctx);
    const { texts, file } = await readForm(request);
    const options = optionsOf(request.query, texts);
    const source = { ...file, sheet: options.sheet ?? null, maxBytes };
    const received = await imports.importFile(ctx, source, options, keyOf(request));
    return answerImport(imports, ctx, received, reply);
  };

const runImport =
  ({ services: { imports } }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    refuseMalformedQuery(request.url);
    const { mode, existing } = optionsOf(request.query);
    const started = await imports.run(ctx, request.params['importId'] ?? '', { mode, existing });
    return answerImport(imports, ctx, started, reply);
  };

export const importRoutes: readonly RestRoute[] = [
  {
    ...common,
    path: restPaths.bulkImport,
    operationId: 'importEntries',
    summary: 'Import entries of a JSON body',
    description: `All or none, unless told otherwise: one bad entry, and nothing is stored. Up to ${String(limits.imports.entries)} entries. A call that lasts over a minute is answered 202, and runs on.`,
    parameters: importParameters,
    body: objectOf({ entries: listOf({ type: 'object' }) }),
    bodyLimit: limits.imports.bodyBytes,
    handlerFor: importEntries,
  },
  {
    ...common,
    path: restPaths.importFile,
    operationId: 'importFile',
    summary: 'Import a file: csv, tsv, xlsx, json or ndjson',
    description:
      'All rows or none, unless told otherwise: one bad row, and nothing is stored. Headers are matched by name, label and ' +
      'alias. A call that lasts over a minute is answered 202, and runs on.',
    parameters: [...importParameters, sheetParameter],
    form: importForm,
    refusals: [400, 429],
    handlerFor: importFile,
  },
  {
    method: 'POST',
    path: restPaths.runImport,
    operationId: 'runImport',
    tag: 'Imports',
    action: 'imports.run',
    summary: 'Store what was previewed',
    description:
      'For who previewed it, within a day. A call that lasts over a minute is answered 202, and runs on.',
    parameters: [importId, ...runParameters],
    properties,
    mayRunOn: true,
    refusals: [400, 403, 404, 409],
    handlerFor: runImport,
  },
];
