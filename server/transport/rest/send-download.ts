import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { ExportedFile } from '../../services/exports/export.service.js';

/**
 * Streams an export: json in place, since a program reads it like any other answer, everything else as a file. A
 * client that goes away stops the reading of the database, and one that only asked for the headers never starts it.
 */
export function sendDownload(
  { mediaType, fileName, format, body }: ExportedFile,
  request: Pick<FastifyRequest, 'method' | 'id'>,
  reply: FastifyReply,
  log: Logger,
): Readable | undefined {
  reply.headers({ 'content-type': mediaType, 'cache-control': 'no-cache' });
  if (format !== 'json') reply.header('content-disposition', `attachment; filename="${fileName}"`);
  if (request.method === 'HEAD') {
    body.destroy();
    reply.send();
    return undefined;
  }
  body.once('error', (err) => {
    if (reply.raw.headersSent) log.error({ err, requestId: request.id }, 'an export broke off');
  });
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) body.destroy();
  });
  return body;
}
