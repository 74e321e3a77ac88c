import type { IncomingMessage, ServerResponse } from 'node:http';

import processRequest from 'graphql-upload/processRequest.mjs';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { type AppError, badInput } from '../../../errors.js';

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
