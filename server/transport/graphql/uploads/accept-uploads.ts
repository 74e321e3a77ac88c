import type { FastifyInstance, FastifyRequest } from 'fastify';

import { messages } from '../../../../schema/contract/messages.js';
import { badInput } from '../../../errors.js';
import { authorize } from '../../../services/authorize.js';
import type { ReadContext } from '../../read-context.js';
import { isForm, refuseTooLong } from '../../uploads/refuse-by-headers.js';

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
