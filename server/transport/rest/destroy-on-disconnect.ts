import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** Interval of the checks whether a client reads, in ms, and the maximum number of checks in a row without progress. */
const checkIntervalMs = 10_000;
const maxIdleChecks = 3;

/**
 * Destroys a body if its client disconnects, or reads nothing for half a minute while data is pending. Logs an error
 * of the body itself.
 */
export function destroyOnDisconnect(
  body: Readable,
  request: Pick<FastifyRequest, 'id'>,
  reply: FastifyReply,
  log: Pick<Logger, 'error'>,
  everyMs = checkIntervalMs,
): void {
  body.once('error', (err) => {
    if (reply.raw.headersSent) log.error({ err, requestId: request.id }, 'A download was interrupted.');
  });
  const watch = watchProgress(reply.raw, everyMs);
  reply.raw.once('close', () => {
    clearInterval(watch);
    if (!reply.raw.writableFinished) body.destroy();
  });
}

function watchProgress(raw: ServerResponse, everyMs: number): NodeJS.Timeout {
  let [written, looks] = [-1, 0];
  return setInterval(() => {
    const { socket } = raw;
    if (socket === null) return;
    looks = socket.bytesWritten === written && socket.writableLength > 0 ? looks + 1 : 0;
    written = socket.bytesWritten;
    if (looks >= maxIdleChecks) socket.destroy();
  }, everyMs).unref();
}
