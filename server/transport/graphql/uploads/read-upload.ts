import fastifyMultipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { messages } from '../../../../schema/contract/messages.js';
import { badInput } from '../../../errors.js';
import { authorize } from '../../../services/authorize.js';
import { isObject } from '../../../services/read-input.js';
import { fieldJson } from '../../body-text.js';
import type { ReadContext } from '../../read-context.js';
import { malformedForm, partOptions, partText } from '../../uploads/form-parts.js';
import { isForm, refuseTooLong } from '../../uploads/refuse-by-headers.js';

type Parts = AsyncIterator<Multipart>;

/**
 * Returns the operation of a GraphQL multipart request, its file unread: the resolver reads it. `processRequest` of
 * graphql-upload would store the file first, and takes all memory for a path of many steps. Throws BAD_USER_INPUT if
 * the form is malformed, or maps other than one file to one variable.
 */
export async function readUpload(request: FastifyRequest): Promise<unknown> {
  const parts = request.parts(partOptions);
  const operations = await jsonField(parts, 'operations');
  const map = await jsonField(parts, 'map');
  // A list of operations is refused in the same way as one without a file.
  if (Array.isArray(operations)) return operations;
  if (!isObject(operations) || !isObject(map)) throw badInput('request', messages.uploadMalformed);
  const [mapped, another] = Object.entries(map);
  if (another !== undefined) throw badInput('request', messages.uploadOneFile);
  if (mapped === undefined) return operations;
  const [name, paths] = mapped;
  const upload = new Upload();
  const mappedOperations = withFile(operations, paths, upload);
  void fileNamed(name, parts).then(upload.resolve, upload.reject);
  return mappedOperations;
}

/** Reads a part of JSON, which must be the next. */
async function jsonField(parts: Parts, name: string): Promise<unknown> {
  const next = await parts.next().catch(malformedForm);
  if (next.done === true || next.value.fieldname !== name) {
    throw badInput('request', importFileMessages.uploadOrder);
  }
  return fieldJson(await partText(next.value).catch(malformedForm));
}

/**
 * Puts the file at the path of a variable. Longer paths, into lists and objects, are not read: no operation needs one,
 * and a path of a thousand steps could take all memory.
 */
function withFile(operations: Readonly<Record<string, unknown>>, paths: unknown, file: Upload): unknown {
  const { variables = {} } = operations;
  const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : null;
  const name = typeof path === 'string' ? /^variables\.([^.]+)$/.exec(path)?.[1] : undefined;
  if (name === undefined || !isObject(variables)) throw badInput('request', importFileMessages.uploadMap);
  return { ...operations, variables: { ...variables, [name]: file } };
}

/** Returns the next file with this name. Ignores the parts before it. Throws BAD_USER_INPUT at the end of the form. */
async function fileNamed(name: string, parts: Parts): Promise<FileUpload> {
  for (;;) {
    const next = await parts.next().catch(malformedForm);
    if (next.done === true) throw badInput('file', messages.importFileRequired);
    if (next.value.type !== 'file') continue;
    if (next.value.fieldname === name) return readOnce(next.value);
    next.value.file.resume();
  }
}

function readOnce({ filename, mimetype, encoding, file }: MultipartFile): FileUpload {
  let isRead = false;
  const createReadStream = () => {
    if (isRead) throw badInput('file', importFileMessages.uploadUsed);
    isRead = true;
    return file;
  };
  // The file fails if the upload is interrupted. Until it is read, nobody else would listen.
  file.on('error', () => undefined);
  return { filename, mimetype, encoding, createReadStream };
}

/** A custom header, which makes browsers send a CORS preflight before a cross-origin request. */
const signal = 'apollo-require-preflight';

/**
 * Passes multipart forms to the handler as unread streams. Before any byte is read, it checks the permission of the
 * caller, the CSRF header and the length.
 */
export async function acceptUploads(
  scope: FastifyInstance,
  readContext: ReadContext,
  maxBytes: number,
): Promise<void> {
  await scope.register(fastifyMultipart);
  scope.addHook('onRequest', async (request) => {
    if (!isForm(request.headers)) return;
    authorize(await readContext(request), 'imports.run');
    refuseForm(request, maxBytes);
  });
}

function refuseForm({ headers }: FastifyRequest, maxBytes: number): void {
  if (!headers[signal]) throw badInput('request', messages.uploadNeedsSignal);
  if (headers['content-length'] === undefined) throw badInput('request', messages.uploadLengthRequired);
  refuseTooLong(headers, maxBytes);
}
