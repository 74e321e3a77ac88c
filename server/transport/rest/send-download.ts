import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ExportedFile } from '../../services/exports/export.service.js';
import type { RequestContext } from '../../services/request-context.js';
import { entityTag, namesTag } from './entity-tag.js';
import { cacheControlFor, type RestDependencies } from './rest-route.js';
import { destroyOnDisconnect } from './send-attachment.js';

/**
 * Streams an export: json inline, since programs read it like any other answer, all other formats as attachments. Stops
 * reading the database if the client disconnects. Does not start reading for a HEAD request.
 */
export function sendDownload(
  { mediaType, fileName, format, body, dataVersion }: ExportedFile,
  request: Pick<FastifyRequest, 'method' | 'id' | 'url' | 'headers'>,
  reply: FastifyReply,
  ctx: RequestContext,
  { log, programVersion }: Pick<RestDependencies, 'log' | 'programVersion'>,
): Readable | undefined {
  const etag = entityTag(dataVersion, request.url, programVersion);
  const unchanged = namesTag(request.headers['if-none-match'], etag);
  reply.headers({ 'content-type': mediaType, 'cache-control': cacheControlFor(ctx), etag });
  if (format !== 'json') reply.header('content-disposition', `attachment; filename="${fileName}"`);
  if (unchanged) reply.code(304).removeHeader('content-type');
  if (unchanged || request.method === 'HEAD') {
    body.destroy();
    reply.send();
    return undefined;
  }
  destroyOnDisconnect(body, request, reply, log);
  return body;
}
