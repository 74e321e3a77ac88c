import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import type { Versioned } from '../../services/entries/entry-views.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import { readContext } from '../read-context.js';
import { entityTag, namesTag } from './entity-tag.js';
import type { RouteDocument } from './openapi/route-document.js';
import { type RawQuery, refuseMalformedQuery } from './rest-query.js';

export type RestRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: RawQuery }>;

/** What routes are given to work with, once, when the server starts. */
export interface RestSurroundings {
  readonly services: Services;
  readonly log: Logger;
  readonly programVersion: string;
}

/** Answers a request: returns the body, or nothing where it has sent an answer without one. */
export type RestHandler = (
  request: RestRequest,
  reply: FastifyReply,
) => Promise<string | Readable | undefined>;

/** One row of the route table: what it is called, what it promises, and what answers it. */
export interface RestRoute extends RouteDocument {
  readonly handlerFor: (surroundings: RestSurroundings) => RestHandler;
}

/** A public read: one service call, and how its result is worded. */
interface ReadRoute<Result extends Versioned> extends RouteDocument {
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
    async (request, reply) => {
      refuseMalformedQuery(request.url);
      const result = await call(services, readContext(request), request);
      const etag = entityTag(result.dataVersion, request.url, programVersion);
      if (namesTag(request.headers['if-none-match'], etag)) {
        reply.code(304).headers({ etag, 'cache-control': 'no-cache' }).send();
        return undefined;
      }
      reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', etag });
      if (total) reply.header('x-total-count', total(result));
      return JSON.stringify({ success: true, ...answer(result, request.query) });
    };
  return { ...document, handlerFor };
}
