import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { badInput } from '../../../errors.js';
import { importOptions } from '../../../nouns/import.js';
import { objectOf } from '../../../nouns/noun.js';
import type { ImportOptionsInput } from '../../../services/imports/import-inputs.js';
import type { RequestContext } from '../../../services/request-context.js';
import { malformedForm, partOptions, partText } from '../../uploads/form-parts.js';
import { uploadedBody } from '../../uploads/uploaded-body.js';
import { answerImport } from '../imports-answer.js';
import { jsonObject } from '../json-body.js';
import {
  importForm,
  importId,
  importParameters,
  runParameters,
  sheetParameter,
} from '../openapi/import-parameters.js';
import { listOf, text } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';
import { type RawQuery, single } from '../rest-query.js';
import {
  idempotencyKeyHeader,
  keyedCall,
  type RestDependencies,
  type RestHandler,
  type RestRequest,
  type RestRoute,
  sentBy,
} from '../rest-route.js';

const optionNames = Object.keys(importOptions.fields);
const refused = 'A refused import is a 400 with `errorsTotal`, and with the report as `data`. ';
const properties = { message: text, importId: text, data: ref('ImportReport') };
const common = {
  method: 'POST',
  action: 'imports.run',
  properties,
  mayContinueInBackground: true,
  repeatable: 'by its service',
} as const;

/** What counts of the name of an option that a client sends: a preview must not import because of its spelling. */
const spelling = (name: string): string => name.toLowerCase().replaceAll(/[_-]/gu, '');
const spellings = new Map(optionNames.map((name) => [spelling(name), name]));
const isOption = (name: string): boolean => spellings.has(spelling(name));

/**
 * The options from the query string. Form fields are used for options missing there. Throws BAD_USER_INPUT for a name
 * such as `dry_run`.
 */
function optionsOf(query: RawQuery, texts: ReadonlyMap<string, string> = new Map()): ImportOptionsInput {
  for (const name of [...Object.keys(query), ...texts.keys()]) {
    const option = spellings.get(spelling(name)) ?? name;
    if (option !== name) throw badInput(name, messages.optionMisspelt(name, option));
  }
  return Object.fromEntries(optionNames.map((name) => [name, single(query, name) ?? texts.get(name)]));
}

/** With an idempotency key, a repeated call returns the import of the first call. */
function keyOf({ headers }: RestRequest): string | undefined {
  return headers[idempotencyKeyHeader]?.toString();
}

const importEntries =
  ({ services: { imports } }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    const { entries } = jsonObject(request.body);
    const received = await imports.importEntries(ctx, entries, optionsOf(request.query), keyOf(request));
    return answerImport(imports, ctx, received, reply);
  };

const importFile =
  ({ services: { imports }, maxUploadBytes: maxBytes }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    const { texts, file } = await readForm(request);
    const options = optionsOf(request.query, texts);
    const source = { ...file, sheet: options.sheet ?? null, maxBytes };
    const received = await imports.importFile(ctx, source, options, keyOf(request));
    return answerImport(imports, ctx, received, reply);
  };

const runDocument = { method: 'POST', path: restPaths.runImport } as const;

/** With an idempotency key, the id of the import is the stored answer: the run goes on after the call has stored it. */
const runImport =
  ({ services: { imports, idempotency } }: RestDependencies): RestHandler =>
  async (request, reply, ctx) => {
    const { mode, existing } = optionsOf(request.query);
    const start = async (within: RequestContext) => {
      const { id } = await imports.run(within, request.params['importId'] ?? '', { mode, existing });
      return { status: 200, body: id, replayed: false };
    };
    const call = keyedCall(request, runDocument, sentBy(request));
    const { body: id, replayed } = await (call === null ? start(ctx) : idempotency.once(ctx, call, start));
    return answerImport(imports, ctx, { id, replayed }, reply);
  };

export const importRoutes: readonly RestRoute[] = [
  {
    ...common,
    path: restPaths.bulkImport,
    operationId: 'importEntries',
    summary: 'Import entries from a JSON body',
    description:
      'By default, a single invalid entry prevents the import, and `message` names the first one. ' +
      `At most ${String(limits.imports.entries)} entries. ${refused}` +
      'After a minute the answer is 202 and the import continues in the background.',
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
      'By default, a single invalid row prevents the import, and `message` names the first one. Headers are matched ' +
      `by name, label and alias. ${refused}` +
      'After a minute the answer is 202 and the import continues in the background.',
    parameters: [...importParameters, ...sheetParameter],
    form: importForm,
    handlerFor: importFile,
  },
  {
    ...runDocument,
    operationId: 'runImport',
    action: 'imports.run',
    summary: 'Run a previewed import',
    description:
      `For the person who previewed it, within a day. ${refused}` +
      'After a minute the answer is 202 and the import continues in the background.',
    parameters: [importId, ...runParameters],
    properties,
    mayContinueInBackground: true,
    repeatable: true,
    refusals: [403, 404, 409],
    handlerFor: runImport,
  },
];

/**
 * Returns the texts of a form before its field `file`, and this unread file, which the caller must read or destroy.
 * Throws BAD_USER_INPUT if the form is malformed, has no such file, or has an option twice.
 */
async function readForm(request: Pick<FastifyRequest, 'parts'>) {
  const texts = new Map<string, string>();
  const parts = request.parts(partOptions);
  for (;;) {
    const next = await parts.next().catch(malformedForm);
    if (next.done === true) throw badInput('file', messages.importFileRequired);
    const part = next.value;
    const { fieldname: name } = part;
    if (texts.has(name) && isOption(name)) throw badInput(name, messages.givenOnce(name));
    const isFile = part.type === 'file' && !isOption(name);
    if (!isFile) texts.set(name, await partText(part).catch(malformedForm));
    else if (name === 'file') return { texts, file: fileOf(part, parts) };
    else part.file.resume();
  }
}

function fileOf({ filename, file }: MultipartFile, parts: AsyncIterator<Multipart>) {
  return { fileName: filename || null, body: uploadedBody(file, { atEnd: () => refuseLateParts(parts) }) };
}

/** Throws BAD_USER_INPUT if an option or another file to import follows the file. */
async function refuseLateParts(parts: AsyncIterator<Multipart>): Promise<void> {
  for (;;) {
    const next = await parts.next().catch(malformedForm);
    if (next.done === true) return;
    const { fieldname: name } = next.value;
    if (isOption(name)) throw badInput(name, messages.optionAfterFile(name));
    if (next.value.type !== 'file') continue;
    next.value.file.resume();
    if (name === 'file') throw badInput(name, messages.uploadOneFile);
  }
}
