import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { type AppError, badInput } from '../../../errors.js';
import { authorize } from '../../../services/authorize.js';
import type { ReadContext } from '../../read-context.js';
import { isForm, refuseTooLong } from '../../uploads/refuse-by-headers.js';

/**
 * Returns the operation of a GraphQL multipart request as soon as it is read, possibly before its file is received. The
 * temporary file is deleted with the answer. Throws BAD_USER_INPUT if the form is malformed or contains two files.
 */
export async function readUpload(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  return processRequest(request, response, { maxFieldSize: limits.jsonBodyBytes, maxFiles: 1 }).catch(
    (error: unknown) => {
      throw refusal(error);
    },
  );
}

/** The library's errors for too many files and for too long a field differ only in their messages. */
function refusal(error: unknown): AppError {
  const isAboutFiles = error instanceof Error && error.message.includes('max file uploads');
  return badInput('request', isAboutFiles ? messages.uploadOneFile : messages.uploadMalformed);
}

/** A custom header, which makes browsers send a CORS preflight before a cross-origin request. */
const signal = 'apollo-require-preflight';

/**
 * Passes multipart forms to the handler as unread streams. Before any byte is stored, it checks the permission of the
 * caller, the CSRF header and the length.
 */
export function acceptUploads(scope: FastifyInstance, readContext: ReadContext, maxBytes: number): void {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
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
