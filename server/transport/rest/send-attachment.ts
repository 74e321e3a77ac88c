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

/** Lets go of a body when its client goes away, and logs where it breaks off by itself. */
function freeWhenLeft(
  body: Readable,
  request: Pick<FastifyRequest, 'id'>,
  reply: FastifyReply,
  log: Pick<Logger, 'error'>,
): void {
  body.once('error', (err) => {
    if (reply.raw.headersSent) log.error({ err, requestId: request.id }, 'a file broke off');
  });
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) body.destroy();
  });
}
