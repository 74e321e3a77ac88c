import type { FastifyInstance } from 'fastify';

import { apiDocsPaths, registerApiDocs } from './openapi/api-docs.js';
import type { RawQuery } from './rest-query.js';
import type { RestRoute, RestSurroundings } from './rest-route.js';
import { restRoutes } from './rest-routes.js';

/** Where something answers, and to which methods. */
export interface Address {
  readonly path: string;
  readonly methods: readonly string[];
}

/** Every address of the REST layer, `{name}` standing for a part of the path. */
export const restAddresses: readonly Address[] = [
  ...restRoutes.map(({ path, method }) => ({ path, methods: withHead(method) })),
  ...apiDocsPaths.map((path) => ({ path, methods: withHead('GET') })),
];

/** Opens the REST door: one route for each row of the table, and the reference of the API. */
export function registerRest(app: FastifyInstance, surroundings: RestSurroundings): void {
  for (const route of restRoutes) registerRoute(app, route, surroundings);
  registerApiDocs(app, restRoutes, surroundings.programVersion);
}

/** A slash at the end of an address changes nothing; `/api/disease/disease/` is a lookup with a blank name. */
function registerRoute(app: FastifyInstance, route: RestRoute, surroundings: RestSurroundings): void {
  const url = route.path.replace(/\{(\w+)\}/g, ':$1');
  const handler = route.handlerFor(surroundings);
  for (const spelling of [url, `${url}/`]) {
    app.route<{ Params: Record<string, string>; Querystring: RawQuery }>({
      method: [...withHead(route.method)],
      url: spelling,
      handler,
    });
  }
}

function withHead(method: string): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}
