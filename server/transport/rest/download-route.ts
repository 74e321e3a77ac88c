import type { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import type { Download, Streamed, StreamedPage } from '../../services/download.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import { destroyOnDisconnect } from './destroy-on-disconnect.js';
import { entityTag, namesTag } from './entity-tag.js';
import type { RouteDocument } from './openapi/route-document.js';
import {
  cacheControlFor,
  json,
  type RestDependencies,
  type RestHandler,
  type RestRequest,
  type RestRoute,
} from './rest-route.js';

/** The download of a file: one service call. */
interface DownloadRoute extends Omit<RouteDocument, 'method'> {
  readonly call: (
    services: Services,
    ctx: RequestContext,
    request: RestRequest,
  ) => Download | Promise<Download>;
}

/**
 * Creates the route of a download: json inline, since programs read it like any other answer, all other formats as
 * attachments.
 */
export function downloadRoute({ call, ...document }: DownloadRoute): RestRoute {
  const handlerFor =
    (dependencies: RestDependencies): RestHandler =>
    async (request, reply, ctx) => {
      const { mediaType, fileName, ...streamed } = await call(dependencies.services, ctx, request);
      reply.header('content-type', mediaType);
      if (mediaType !== json) reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return sendStream(streamed, request, reply, ctx, dependencies);
    };
  return { method: 'GET', ...document, handlerFor };
}

/** Streams a page of a list, with the headers of a page that is not streamed. */
export function sendPage(
  page: StreamedPage,
  request: RestRequest,
  reply: FastifyReply,
  ctx: RequestContext,
  dependencies: RestDependencies,
): Readable | undefined {
  reply.headers({ 'content-type': json, 'x-total-count': page.total });
  return sendStream(page, request, reply, ctx, dependencies);
}

/**
 * Stops reading the database if the client disconnects. Does not start reading for a HEAD request, or if the client's
 * cached answer is current.
 */
function sendStream(
  { body, dataVersion }: Streamed,
  request: RestRequest,
  reply: FastifyReply,
  ctx: RequestContext,
  { log, programVersion }: RestDependencies,
): Readable | undefined {
  const etag = dataVersion === undefined ? null : entityTag(dataVersion, request.url, programVersion);
  const unchanged = etag !== null && namesTag(request.headers['if-none-match'], etag);
  reply.headers({ 'cache-control': cacheControlFor(ctx), ...(etag === null ? {} : { etag }) });
  if (unchanged) reply.code(304).removeHeader('content-type');
  if (unchanged || request.method === 'HEAD') {
    body.destroy();
    reply.send();
    return undefined;
  }
  destroyOnDisconnect(body, request, reply, log);
  return body;
}
