import type { FastifyInstance } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { sendFailure } from '../rest/failure.js';

/**
 * Refuses requests of HTTP/1.1 without `Host`, and those that expect what the server does not do, as the standard
 * demands. Node would answer both without a body.
 */
export function refuseUnmetHeaders(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ raw: { headers, httpVersion } }, reply, done) => {
    const { host, expect } = headers;
    const isExpectationUnmet = expect !== undefined && expect.toLowerCase() !== '100-continue';
    if (!isExpectationUnmet && (host !== undefined || httpVersion !== '1.1')) {
      done();
      return;
    }
    reply.header('connection', 'close');
    sendFailure(
      reply,
      new AppError('BAD_USER_INPUT', messages.malformedRequest),
      isExpectationUnmet ? 417 : 400,
    );
  });
}
