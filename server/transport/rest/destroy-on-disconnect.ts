import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** Interval of the checks whether a client reads, in ms, and the maximum number of checks in a row without progress. */
const checkIntervalMs = 10_000;
const maxIdleChecks = 3;
/** Minimum average speed of a reader, in bytes per second: less than a third of what a modem of 56 kbit/s brings. */
const leastSpeed = 2000;

/**
 * Destroys a body if its client disconnects, or while data is pending reads nothing for half a minute, or less than
 * `leastSpeed` on average. Logs an error of the body itself.
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
  // The client has left while the answer was prepared, so `close` is over. Fastify destroys what it cannot send.
  if (reply.raw.destroyed) return;
  const watch = watchProgress(reply.raw, everyMs);
  reply.raw.once('close', () => {
    clearInterval(watch);
    if (!reply.raw.writableFinished) body.destroy();
  });
}

function watchProgress(raw: ServerResponse, everyMs: number): NodeJS.Timeout {
  const before = raw.socket?.bytesWritten ?? 0;
  let [written, idleChecks, pendingMs] = [-1, 0, 0];
  return setInterval(() => {
    const { socket } = raw;
    if (socket === null) return;
    const isPending = socket.writableLength > 0;
    if (isPending) pendingMs += everyMs;
    idleChecks = isPending && socket.bytesWritten === written ? idleChecks + 1 : 0;
    written = socket.bytesWritten;
    const isSlow = written - before < (pendingMs / 1000) * leastSpeed;
    if (isSlow || idleChecks >= maxIdleChecks) socket.destroy();
  }, everyMs).unref();
}
