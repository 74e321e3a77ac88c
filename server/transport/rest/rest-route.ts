import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { Versioned } from '../../services/entries/entry-views.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import type { ReadContext } from '../read-context.js';
import { entityTag, namesTag } from './entity-tag.js';
import { type JsonObject, jsonObject } from './json-body.js';
import type { RouteDocument } from './openapi/route-document.js';
import { type RawQuery, refuseMalformedQuery } from './rest-query.js';

export type RestRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: RawQuery }>;

/** What routes are given to work with, once, when the server starts. */
export interface RestSurroundings {
  readonly services: Services;
  readonly readContext: ReadContext;
  readonly log: Logger;
  readonly programVersion: string;
}

const json = 'application/json; charset=utf-8';

/** Answers a request: returns the body, or nothing where it has sent an answer without one. */
export type RestHandler = (
  request: RestRequest,
  reply: FastifyReply,
  ctx: RequestContext,
) => Promise<string | Readable | undefined>;

/** One row of the route table: what it is called, what it promises, and what answers it. */
export interface RestRoute extends RouteDocument {
  readonly handlerFor: (surroundings: RestSurroundings) => RestHandler;
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
    ({ services, programVersion }: RestSurroundings): RestHandler =>
    async (request, reply, ctx) => {
      refuseMalformedQuery(request.url);
      const result = await call(services, ctx, request);
      const etag = entityTag(result.dataVersion, request.url, programVersion);
      const keeping = keepingFor(ctx);
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
export function keepingFor({ viewer }: RequestContext): 'no-cache' | 'no-store' {
  return viewer === null ? 'no-cache' : 'no-store';
}

/** What a call was sent: the parts of its path, its query, and its body, of which a door reads what it knows. */
export interface Sent {
  readonly params: Readonly<Record<string, string>>;
  readonly query: RawQuery;
  readonly body: JsonObject;
}

/** A call whose answer is for who asks alone: one service call, and how its result is worded. */
interface PrivateRoute<Result> extends RouteDocument {
  readonly call: (services: Services, ctx: RequestContext, sent: Sent) => Promise<Result>;
  readonly answer: (result: Result) => object;
}

/** Makes a row of the route table of a write, or of a read that is not for everyone. */
export function privateRoute<Result>(route: PrivateRoute<Result>): RestRoute {
  const { call, answer, ...document } = route;
  const handlerFor =
    ({ services }: RestSurroundings): RestHandler =>
    async (request, reply, ctx) => {
      refuseMalformedQuery(request.url);
      const { params, query } = request;
      const result = await call(services, ctx, { params, query, body: jsonObject(request.body) });
      reply.code(document.status ?? 200).headers({ 'content-type': json, 'cache-control': 'no-store' });
      return JSON.stringify({ success: true, ...answer(result) });
    };
  return { ...document, handlerFor };
}
