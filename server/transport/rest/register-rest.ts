import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { allows } from '../../../schema/contract/policy.js';
import { AppError } from '../../errors.js';
import { authorize, isOwnId, refuseBadToken } from '../../services/authorize.js';
import { inScope } from '../in-scope.js';
import { refuseMalformedQuery } from '../malformed-query.js';
import { isForm, refuseTooLong } from '../uploads/refuse-by-headers.js';
import { acceptJsonBodies } from './json-body.js';
import { registerApiDocs } from './openapi/api-docs.js';
import type { RawQuery } from './rest-query.js';
import type { RestDependencies, RestRequest, RestRoute } from './rest-route.js';

/** Registers the REST API: each route of the table, and the API reference. */
export async function registerRest(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  dependencies: RestDependencies,
): Promise<void> {
  acceptJsonBodies(app);
  await app.register(async (scope) => {
    // Multipart forms reach the handlers as unread streams. Nothing is written to disk.
    await scope.register(fastifyMultipart);
    for (const route of routes.filter(({ form }) => form !== undefined)) {
      registerRoute(scope, route, dependencies);
    }
  });
  for (const route of routes.filter(({ form }) => form === undefined)) {
    registerRoute(app, route, dependencies);
  }
  registerApiDocs(app, routes, dependencies.programVersion);
}

/**
 * Registers a route with and without a trailing slash. `/api/disease/disease/` is a lookup with a blank name. The `v`
 * of a cited version may be a capital letter, as those of its accession may be small ones.
 */
function registerRoute(app: FastifyInstance, route: RestRoute, dependencies: RestDependencies): void {
  const url = route.path.replace(/\{(\w+)\}/g, ':$1');
  const answer = route.handlerFor(dependencies);
  const guard = guardOf(dependencies, route);
  const spellings = new Set([url, url.replace('.v:', '.V:')]);
  for (const spelling of [...spellings].flatMap((one) => [one, `${one}/`])) {
    app.route<{ Params: Record<string, string>; Querystring: RawQuery }>({
      method: [...withHead(route.method)],
      url: spelling,
      config: { badInput: route.badInput ?? {} },
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      ...(allows(route.action, null) && !route.refusesBadToken ? {} : { onRequest: guard }),
      handler: async (request, reply) => {
        const ctx = await dependencies.readContext(request);
        try {
          refuseMalformedQuery(request.url);
          return await inScope(request, ctx, () => answer(request, reply, ctx));
        } finally {
          if (!route.choosesDatabase) dependencies.services.reads.notePrimaryRead(ctx);
        }
      },
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Properties of this route's answers of status 400 in addition to the common ones. */
    badInput?: Readonly<Record<string, unknown>>;
  }
}

/** If visitors lack permission, checks the token and permission before the body is read. */
function guardOf(
  { readContext, maxUploadBytes }: RestDependencies,
  { action, ownAction = action, form, refusesBadToken }: RestRoute,
) {
  return async (request: RestRequest): Promise<void> => {
    const ctx = await readContext(request);
    authorize(ctx, isOwnId(ctx, request.params.id) ? ownAction : action);
    if (refusesBadToken) refuseBadToken(ctx);
    if (form !== undefined) refuseOtherThanForms(request, maxUploadBytes);
  };
}

function withHead(method: string): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Checks the headers before the body is read: 415 if it is not a form, 413 if the form is too long. */
function refuseOtherThanForms({ headers }: Pick<FastifyRequest, 'headers'>, maxBytes: number): void {
  if (!isForm(headers)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.uploadMediaType);
  refuseTooLong(headers, maxBytes);
}
