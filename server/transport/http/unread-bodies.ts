import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { sendFailure } from '../rest/failure.js';
import { isForm } from '../uploads/refuse-by-headers.js';

/** Timeout for receiving a JSON body after its headers, in milliseconds. */
const bodyLimitMs = 30_000;
/** Time to read the rest of a refused upload, in milliseconds. If it is longer, the connection is closed. */
const restLimitMs = 1000;

/** Handles incomplete request bodies: those that arrive too slowly, and uploads that are refused before their end. */
export function limitBodies(app: FastifyInstance, limitMs = bodyLimitMs): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request.headers) && !isForm(request.headers)) refuseWhenSlow(request, reply, limitMs);
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete || !isForm(request.headers)) done(null, payload);
    else void readRest(request, reply).then(() => done(null, payload));
  });
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

function refuseWhenSlow(request: FastifyRequest, reply: FastifyReply, limitMs: number): void {
  const timer = setTimeout(() => {
    if (reply.sent || request.raw.complete) return;
    reply.header('connection', 'close');
    reply.raw.once('finish', () => request.raw.destroy());
    sendFailure(reply, new AppError('BAD_USER_INPUT', messages.bodyTooSlow), 408);
  }, limitMs);
  request.raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
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
