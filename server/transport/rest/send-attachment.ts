import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

interface Attachment {
  readonly mediaType: string;
  readonly fileName: string;
  readonly body: Readable;
}

/** Streams a file. A client that goes away, or asked for the headers alone, stops the making of it. */
export function sendAttachment(
  { mediaType, fileName, body }: Attachment,
  request: Pick<FastifyRequest, 'method' | 'id'>,
  reply: FastifyReply,
  log: Pick<Logger, 'error'>,
): Readable | undefined {
  reply.headers({ 'content-type': mediaType, 'content-disposition': `attachment; filename="${fileName}"` });
  if (request.method === 'HEAD') {
    body.destroy();
    reply.send();
    return undefined;
  }
  freeWhenLeft(body, request, reply, log);
  return body;
}

/** How often it is looked whether a client takes anything, and how often in a row it may have taken nothing. */
const lookMs = 10_000;
const looksMax = 3;

/**
 * Destroys a body when its client goes away, or takes nothing for half a minute while something waits for it; logs where
 * it breaks off by itself.
 */
export function freeWhenLeft(
  body: Readable,
  request: Pick<FastifyRequest, 'id'>,
  reply: FastifyReply,
  log: Pick<Logger, 'error'>,
  everyMs = lookMs,
): void {
  body.once('error', (err) => {
    if (reply.raw.headersSent) log.error({ err, requestId: request.id }, 'a file broke off');
  });
  const watch = watchReader(reply.raw, everyMs);
  reply.raw.once('close', () => {
    clearInterval(watch);
    if (!reply.raw.writableFinished) body.destroy();
  });
}

function watchReader(raw: ServerResponse, everyMs: number): NodeJS.Timeout {
  let [written, looks] = [-1, 0];
  return setInterval(() => {
    const { socket } = raw;
    if (socket === null) return;
    looks = socket.bytesWritten === written && socket.writableLength > 0 ? looks + 1 : 0;
    written = socket.bytesWritten;
    if (looks >= looksMax) socket.destroy();
  }, everyMs).unref();
}
