import type { IncomingMessage, ServerResponse } from 'node:http';

import processRequest from 'graphql-upload/processRequest.mjs';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { type AppError, badInput } from '../../../errors.js';

/**
 * The operation of a GraphQL multipart request, as soon as it is read: its file may still be on its way. What the file
 * is written to meanwhile is gone with the answer. Throws BAD_USER_INPUT where the form is not one, or holds two files.
 */
export async function readUpload(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  return processRequest(request, response, { maxFieldSize: limits.jsonBodyBytes, maxFiles: 1 }).catch(
    (error: unknown) => {
      throw refusal(error);
    },
  );
}

/** The library tells too many files from too long a field by its words alone. */
function refusal(error: unknown): AppError {
  const isAboutFiles = error instanceof Error && error.message.includes('max file uploads');
  return badInput('request', isAboutFiles ? messages.uploadOneFile : messages.uploadMalformed);
}
