import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { Versioned } from '../../services/entries/entry-views.js';
import type { KeyedCall } from '../../services/idempotency/idempotency.service.js';
import { primaryRead } from '../../services/reads/reads.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import type { ReadContext } from '../read-context.js';
import { CachedResponse, type ResponseCache } from '../response-cache.js';
import { entityTag, namesTag } from './entity-tag.js';
import { type JsonObject, jsonObject } from './json-body.js';
import type { RouteDocument } from './openapi/route-document.js';
import { type RawQuery, single } from './rest-query.js';

export type RestRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: RawQuery }>;

/** Dependencies of the routes, passed once when the server starts. */
export interface RestDependencies {
  readonly services: Services;
  readonly readContext: ReadContext;
  readonly log: Logger;
  /** Version of the product, a part of every entity tag. */
  readonly programVersion: string;
  /** Maximum size of an uploaded file, in bytes. */
  readonly maxUploadBytes: number;
  readonly responseCache: ResponseCache;
}

export const json = 'application/json; charset=utf-8';
export const idempotencyKeyHeader = 'idempotency-key';

/** Handles a request. Returns the body, or undefined if it has sent an answer without a body. */
export type RestHandler = (
  request: RestRequest,
  reply: FastifyReply,
  ctx: RequestContext,
) => Promise<string | Buffer | Readable | undefined>;

/** One row of the route table: its documentation and its handler. */
export interface RestRoute extends RouteDocument {
  /** Whether the handler chooses the database of its reads; otherwise they go to the primary. */
  readonly choosesDatabase?: boolean;
  readonly handlerFor: (dependencies: RestDependencies) => RestHandler;
}

/** A public read: one service call and the mapping of its result to JSON. */
interface ReadRoute<Result extends Versioned> extends Omit<RouteDocument, 'method'> {
  readonly call: (services: Services, ctx: RequestContext, request: RestRequest) => Promise<Result>;
  readonly answer: (result: Result, query: RawQuery) => object;
  /** Total number of items, if the answer is a part of a list. */
  readonly total?: (result: Result) => number;
  /** Whether the answer changes only with the data version; true by default. */
  readonly isCached?: boolean;
}

/**
 * Creates the route of a public read. Its response is cached until the data changes. Sends a 304 if the client's cached
 * answer is current.
 */
export function readRoute<Result extends Versioned>(route: ReadRoute<Result>): RestRoute {
  const { call, answer, total, isCached = true, ...document } = route;
  const handlerFor =
    ({ services, programVersion, responseCache }: RestDependencies): RestHandler =>
    async (request, reply, ctx) => {
      const { url, query } = request;
      const read = isCached ? await services.reads.begin(ctx) : primaryRead('');
      const current = read.dataVersion;
      const found = responseCache.find(url, current) ?? (await make());
      const { etag = '' } = found.headers;
      const caching = cacheControlFor(ctx);
      if (namesTag(request.headers['if-none-match'], etag)) {
        reply.code(304).headers({ etag, 'cache-control': caching }).send();
        return undefined;
      }
      reply.header('cache-control', caching);
      return found.bodyFor(request, reply);

      async function make(): Promise<CachedResponse> {
        const result = await read.run(() => call(services, ctx, request));
        const { dataVersion } = result;
        const body = JSON.stringify({ success: true, ...answer(result, query) });
        // An answer that is not cached may differ without another data version, such as by who asks.
        const etag = isCached
          ? entityTag(olderOf(current, dataVersion), url, programVersion)
          : entityTag(dataVersion, `${url} ${body}`, programVersion);
        const headers = { 'content-type': json, etag };
        const counted = total ? { ...headers, 'x-total-count': String(total(result)) } : headers;
        const made = new CachedResponse(body, counted);
        // A write during the call may have changed only a part of the answer.
        if (isCached && read.isSteady && dataVersion === current) responseCache.set(url, dataVersion, made);
        return made;
      }
    };
  return {
    method: 'GET',
    hasEntityTag: true,
    hasTotalCount: total !== undefined,
    ...document,
    choosesDatabase: isCached,
    handlerFor,
  };
}

/**
 * The version that an answer is at least as new as. If a write came during the call, a part of the answer may be of the
 * time before it, so with the tag of the new version a client would keep that part.
 */
function olderOf(begun: string, ended: string): string {
  return Number(begun) < Number(ended) ? begun : ended;
}

/** Answers to visitors may be cached and revalidated. Answers to signed-in people must not be stored. */
export function cacheControlFor({ viewer }: RequestContext): 'no-cache' | 'no-store' {
  return viewer === null ? 'no-cache' : 'no-store';
}

/** Input of a call: path parameters, query string, body and `If-Match`. Unknown names in the body are ignored. */
export interface Sent {
  readonly params: Readonly<Record<string, string>>;
  readonly query: RawQuery;
  readonly body: JsonObject;
  readonly ifMatch: string | undefined;
}

/** The reason for a change. */
export const reasonOf = ({ query }: Sent) => ({ reason: single(query, 'reason') });

/** The version that a change is based on, and the reason for it. */
export const expectedBy = (sent: Sent) => ({
  version: sent.body['version'],
  ifMatch: sent.ifMatch,
  ...reasonOf(sent),
});

/** A call whose answer depends on the caller: one service call and the mapping of its result to JSON. */
interface PrivateRoute<Result> extends Omit<RouteDocument, 'method'> {
  /** @default 'GET' */
  readonly method?: RouteDocument['method'];
  readonly call: (services: Services, ctx: RequestContext, sent: Sent) => Promise<Result>;
  readonly answer: (result: Result) => object;
  /** Total number of items, if the answer is a part of a list. */
  readonly total?: (result: Result) => number;
}

/**
 * Creates the route of a write or of a non-public read. A repeatable call with an idempotency key runs only once;
 * repeated calls get the first answer.
 */
export function privateRoute<Result>(route: PrivateRoute<Result>): RestRoute {
  const { call, answer, total, method = 'GET', ...others } = route;
  const document = { method, hasTotalCount: total !== undefined, ...others };
  const { status = 200, repeatable = false } = document;
  const handlerFor =
    ({ services }: RestDependencies): RestHandler =>
    async (request, reply, ctx) => {
      const sent = sentBy(request);
      const run = async (within: RequestContext) => {
        const result = await call(services, within, sent);
        if (total) reply.header('x-total-count', String(total(result)));
        return { status, body: JSON.stringify({ success: true, ...answer(result) }), replayed: false };
      };
      const keyed = repeatable ? keyedCall(request, document, sent) : null;
      const answered = keyed === null ? await run(ctx) : await services.idempotency.once(ctx, keyed, run);
      if (answered.replayed) reply.header('idempotent-replayed', 'true');
      reply.code(answered.status).headers({ 'content-type': json, 'cache-control': 'no-store' });
      return answered.body;
    };
  return { ...document, handlerFor };
}

export function sentBy(request: RestRequest): Sent {
  const { params, query, headers } = request;
  return { params, query, body: jsonObject(request.body), ifMatch: headers['if-match'] };
}

/** Returns the keyed call, or null without a key. Uses the route's path, since one URL has several spellings. */
export function keyedCall(
  { headers }: RestRequest,
  document: Pick<RouteDocument, 'method' | 'path' | 'answersSecret'>,
  sent: Sent,
): KeyedCall | null {
  const key = headers[idempotencyKeyHeader];
  if (key === undefined) return null;
  const { params, query, body } = sent;
  const { method, path, answersSecret: sealed = false } = document;
  return { key: String(key), path: JSON.stringify([method, path, params]), body: { query, body }, sealed };
}
