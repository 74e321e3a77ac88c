import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ExportedFile, StreamedAnswer, StreamedPage } from '../../services/exports/export.service.js';
import type { RequestContext } from '../../services/request-context.js';
import { entityTag, namesTag } from './entity-tag.js';
import { cacheControlFor, json, type RestDependencies } from './rest-route.js';
import { destroyOnDisconnect } from './send-attachment.js';

type Request = Pick<FastifyRequest, 'method' | 'id' | 'url' | 'headers'>;
type Dependencies = Pick<RestDependencies, 'log' | 'programVersion'>;

/** Streams an export: json inline, since programs read it like any other answer, all other formats as attachments. */
export function sendDownload(
  file: Omit<ExportedFile, 'format'> & { readonly format: string },
  request: Request,
  reply: FastifyReply,
  ctx: RequestContext,
  dependencies: Dependencies,
): Readable | undefined {
  const { mediaType, fileName, format } = file;
  reply.header('content-type', mediaType);
  if (format !== 'json') reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return sendStream(file, request, reply, ctx, dependencies);
}

/** Streams a page of a list, with the headers of a page that is not streamed. */
export function sendPage(
  page: StreamedPage,
  request: Request,
  reply: FastifyReply,
  ctx: RequestContext,
  dependencies: Dependencies,
): Readable | undefined {
  reply.headers({ 'content-type': json, 'x-total-count': page.total });
  return sendStream(page, request, reply, ctx, dependencies);
}

/**
 * Streams a body that changes only with the data version. Stops reading the database if the client disconnects. Does
 * not start reading for a HEAD request, or if the client's cached answer is current.
 */
function sendStream(
  { body, dataVersion }: StreamedAnswer,
  request: Request,
  reply: FastifyReply,
  ctx: RequestContext,
  { log, programVersion }: Dependencies,
): Readable | undefined {
  const etag = entityTag(dataVersion, request.url, programVersion);
  const unchanged = namesTag(request.headers['if-none-match'], etag);
  reply.headers({ 'cache-control': cacheControlFor(ctx), etag });
  if (unchanged) reply.code(304).removeHeader('content-type');
  if (unchanged || request.method === 'HEAD') {
    body.destroy();
    reply.send();
    return undefined;
  }
  destroyOnDisconnect(body, request, reply, log);
  return body;
}
