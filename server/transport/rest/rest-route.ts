import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { Versioned } from '../../services/entries/entry-views.js';
import type { KeyedCall } from '../../services/idempotency/idempotency.service.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import type { ReadContext } from '../read-context.js';
import { entityTag, namesTag } from './entity-tag.js';
import { type JsonObject, jsonObject } from './json-body.js';
import type { RouteDocument } from './openapi/route-document.js';
import { type RawQuery, refuseMalformedQuery } from './rest-query.js';

export type RestRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: RawQuery }>;

/** What routes are given to work with, once, when the server starts. */
export interface RestDependencies {
  readonly services: Services;
  readonly readContext: ReadContext;
  readonly log: Logger;
  readonly programVersion: string;
  /** Longest file that may be sent, in bytes. */
  readonly maxUploadBytes: number;
}

export const json = 'application/json; charset=utf-8';
export const idempotencyKeyHeader = 'idempotency-key';

/** Answers a request: returns the body, or nothing where it has sent an answer without one. */
export type RestHandler = (
  request: RestRequest,
  reply: FastifyReply,
  ctx: RequestContext,
) => Promise<string | Readable | undefined>;

/** One row of the route table: what it is called, what it promises, and what answers it. */
export interface RestRoute extends RouteDocument {
  readonly handlerFor: (surroundings: RestDependencies) => RestHandler;
}

/** A read that is open to everyone: one service call, and how its result is worded. */
interface ReadRoute<Result extends Versioned> extends Omit<RouteDocument, 'method'> {
  readonly call: (services: Services, ctx: RequestContext, request: RestRequest) => Promise<Result>;
  readonly answer: (result: Result, query: RawQuery) => object;
  /** How many things there are in all, where the answer is a part of a list. */
  readonly total?: (result: Result) => number;
}

/** Makes a row of the route table of a public read; a client that has the answer already is told so in a 304. */
export function readRoute<Result extends Versioned>(route: ReadRoute<Result>): RestRoute {
  const { call, answer, total, ...document } = route;
  const handlerFor =
    ({ services, programVersion }: RestDependencies): RestHandler =>
    async (request, reply, ctx) => {
      refuseMalformedQuery(request.url);
      const result = await call(services, ctx, request);
      const etag = entityTag(result.dataVersion, request.url, programVersion);
      const keeping = cacheControlFor(ctx);
      if (namesTag(request.headers['if-none-match'], etag)) {
        reply.code(304).headers({ etag, 'cache-control': keeping }).send();
        return undefined;
      }
      reply.headers({ 'content-type': json, 'cache-control': keeping, etag });
      if (total) reply.header('x-total-count', total(result));
      return JSON.stringify({ success: true, ...answer(result, request.query) });
    };
  return { method: 'GET', ...document, handlerFor };
}

/** What is answered to a visitor may be kept and asked after; what a signed-in person is answered is kept nowhere. */
export function cacheControlFor({ viewer }: RequestContext): 'no-cache' | 'no-store' {
  return viewer === null ? 'no-cache' : 'no-store';
}

/** What a call was sent: the parts of its path, its query, its body, of which an API reads what it knows, and `If-Match`. */
export interface Sent {
  readonly params: Readonly<Record<string, string>>;
  readonly query: RawQuery;
  readonly body: JsonObject;
  readonly ifMatch: string | undefined;
}

/** A call whose answer is for who asks alone: one service call, and how its result is worded. */
interface PrivateRoute<Result> extends RouteDocument {
  readonly call: (services: Services, ctx: RequestContext, sent: Sent) => Promise<Result>;
  readonly answer: (result: Result) => object;
}

/**
 * Makes a row of the route table of a write, or of a read that is not for everyone. A repeatable one that comes with a key
 * happens once: what is sent again is answered as it was at first.
 */
export function privateRoute<Result>(route: PrivateRoute<Result>): RestRoute {
  const { call, answer, ...document } = route;
  const { status = 200, repeatable = false } = document;
  const handlerFor =
    ({ services }: RestDependencies): RestHandler =>
    async (request, reply, ctx) => {
      const sent = sentBy(request);
      const run = async (within: RequestContext): Promise<Answered> => {
        const result = await call(services, within, sent);
        return { status, body: JSON.stringify({ success: true, ...answer(result) }) };
      };
      const keyed = repeatable ? keyedCall(request, document, sent) : null;
      const answered = keyed === null ? await run(ctx) : await services.idempotency.once(ctx, keyed, run);
      if (answered.replayed === true) reply.header('idempotent-replayed', 'true');
      reply.code(answered.status).headers({ 'content-type': json, 'cache-control': 'no-store' });
      return answered.body;
    };
  return { ...document, handlerFor };
}

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly replayed?: boolean;
}

function sentBy(request: RestRequest): Sent {
  refuseMalformedQuery(request.url);
  const { params, query, headers } = request;
  return { params, query, body: jsonObject(request.body), ifMatch: headers['if-match'] };
}

/** A call that came with a key; one address has many spellings, and the query is a part of what was sent. */
function keyedCall({ headers }: RestRequest, document: RouteDocument, sent: Sent): KeyedCall | null {
  const key = headers[idempotencyKeyHeader];
  if (key === undefined) return null;
  const { params, query, body } = sent;
  const { method, path, answersSecret: sealed = false } = document;
  return { key: String(key), path: JSON.stringify([method, path, params]), body: { query, body }, sealed };
}
