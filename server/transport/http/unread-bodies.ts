import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { sendFailure } from '../rest/failure.js';
import { isForm } from '../uploads/refuse-by-headers.js';

/** Timeout for receiving a body other than a form after its headers, in milliseconds. */
const bodyLimitMs = 30_000;
/** Time to read the rest of a refused upload, in milliseconds. If it is longer, the connection is closed. */
const restLimitMs = 1000;

/** Handles incomplete request bodies: those that arrive too slowly, and uploads that are refused before their end. */
export function limitBodies(app: FastifyInstance, limitMs = bodyLimitMs): void {
  // Before the hooks that answer without reading the body, such as for a missing token.
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.headers)) refuseWhenSlow(request, reply, limitMs);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete || !isForm(request.headers)) done(null, payload);
    else void readRest(request, reply).then(() => done(null, payload));
  });
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/**
 * Refuses a body that is not complete in time; of a form, one that brings too little within twice this time (the file
 * in it has a stricter limit of its own). Closes the connection if the request was already answered.
 */
function refuseWhenSlow(request: FastifyRequest, reply: FastifyReply, limitMs: number): void {
  const { raw } = request;
  const isSlow = isForm(request.headers) ? slownessOf(raw.socket) : () => true;
  const timer = setInterval(
    () => {
      if (raw.complete || !isSlow()) return;
      clearInterval(timer);
      if (reply.sent) {
        raw.destroy();
        return;
      }
      reply.header('connection', 'close');
      reply.raw.once('finish', () => raw.destroy());
      sendFailure(reply, new AppError('BAD_USER_INPUT', messages.bodyTooSlow), 408);
    },
    isForm(request.headers) ? 2 * limitMs : limitMs,
  );
  raw.once('close', () => clearInterval(timer)).once('end', () => clearInterval(timer));
}

/** Returns a function that says whether a connection has brought too little since it was last called. */
function slownessOf(socket: Socket): () => boolean {
  let before = socket.bytesRead;
  return () => {
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    return received < limits.imports.uploadSpeed.bytes;
  };
}

/** Reads the rest of a body. Otherwise, the next request on the connection would block behind unread bytes. */
async function readRest({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  raw.unpipe();
  raw.resume();
  const waited = new AbortController();
  await Promise.race([
    once(raw, 'end', { signal: waited.signal }),
    once(raw, 'close', { signal: waited.signal }),
    sleep(restLimitMs),
  ]).catch(() => undefined);
  waited.abort();
  if (!raw.complete) reply.header('connection', 'close');
}
