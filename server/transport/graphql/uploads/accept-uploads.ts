import type { FastifyInstance, FastifyRequest } from 'fastify';

import { messages } from '../../../../schema/contract/messages.js';
import { badInput } from '../../../errors.js';
import { authorize } from '../../../services/authorize.js';
import type { ReadContext } from '../../read-context.js';
import { isForm, refuseTooLong } from '../../uploads/refuse-by-headers.js';

/** It makes a browser ask the server first, before a foreign page may send something. */
const signal = 'apollo-require-preflight';

/**
 * Lets forms through to the handler, unread. Before a byte of one is kept it is settled who sends it, that no foreign
 * page does, and how long it is.
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
