import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

import { limits } from '../../../schema/contract/limits.js';
import type { Secret } from '../../secret.js';
import { registerRest } from '../rest/register-rest.js';
import type { RestDependencies, RestRoute } from '../rest/rest-route.js';
import { type RequestWatch, watch } from './access-log.js';
import { allowedMethods } from './allowed-methods.js';
import { clientErrorHandler } from './client-error.js';
import { registerClientFiles } from './client-files.js';
import { clientPage, type SendClientPage } from './client-page.js';
import { commonHeaders, type Headers } from './common-headers.js';
import { registerCompression } from './compression.js';
import { closeUnreadAnswers, closeUnusedConnections, limitPipelining } from './connections.js';
import { registerCrawlers } from './crawlers.js';
import { AddressTooLongError, errorHandler } from './error-handler.js';
import { registerHealth } from './health.js';
import { limitArrivingBodies } from './limit-arriving-bodies.js';
import { type MetricsPage, registerMetrics } from './metrics.js';
import { registerRateLimit } from './rate-limit.js';
import { refuseUnmetHeaders } from './refuse-unmet-headers.js';
import { createRequestMetrics } from './request-metrics.js';
import { limitBodies } from './unread-bodies.js';
import { createUnroutedHandler, pathOf, type UnroutedHandler } from './unrouted.js';

export interface HttpServerParts extends Omit<RestDependencies, 'maxUploadBytes'> {
  readonly config: {
    readonly trustProxy: boolean | number | string[];
    readonly corsOrigins: '*' | readonly string[];
    /** Maximum size of an uploaded file, in bytes. */
    readonly maxUploadBytes: number;
    /** Public URL of the site, without a trailing slash. */
    readonly publicUrl: string;
    /** Whether requests are limited. */
    readonly rateLimit: boolean;
    /** What `/metrics` wants; if unset, only this machine may read it. */
    readonly metricsToken: Secret | undefined;
  };
  readonly routes: readonly RestRoute[];
  /** Whether the database accepts writes. Rejects if it is unreachable or not migrated. */
  readonly ready: () => Promise<boolean>;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
  /** Folder of the built client. The server also runs without it. */
  readonly clientDir: string;
  /** Receives the metrics of requests. */
  readonly registry: Registry;
  readonly metrics: MetricsPage;
  readonly registerGraphql: (app: FastifyInstance) => Promise<void>;
}

/** Creates the HTTP server of both APIs, the client and the health checks, ready to listen. */
export async function createHttpServer(parts: HttpServerParts): Promise<FastifyInstance> {
  const { config, log, services, routes, readContext, ready, clientDir, programVersion } = parts;
  const { maxUploadBytes, publicUrl: site } = config;
  const headersFor = commonHeaders(config.corsOrigins);
  const over = { log, observe: createRequestMetrics(parts.registry) };
  const sendPage = clientPage({ clientDir, services, readContext, log, site });
  const app = createHost(parts, headersFor, over, sendPage);
  const unrouted = createUnroutedHandler(allowedMethods(app), sendPage);

  closeUnusedConnections(app);
  closeUnreadAnswers(app);
  limitBodies(app);
  addHeaders(app, headersFor, over);
  refuseUnmetHeaders(app);
  limitPipelining(app);
  limitArrivingBodies(app);
  refuseUnrouted(app, unrouted);
  if (config.rateLimit) await registerRateLimit(app, readContext);
  // Before the compression, which is for answers: files are sent as they are on disk.
  await registerClientFiles(app, clientDir);
  await registerCompression(app);
  registerHealth(app, ready, parts.isDraining);
  registerMetrics(app, parts.metrics, config.metricsToken);
  registerCrawlers(app, { services, readContext, programVersion, site });
  await registerRest(app, routes, { ...parts, maxUploadBytes });
  await app.register(parts.registerGraphql);
  app.setNotFoundHandler(unrouted);
  await app.ready();
  return app;
}

/** As below /api, a slash at the end of these addresses changes nothing. */
const slashAfterAddress = /^(\/(?:graphql|healthz|readyz|metrics))\/(?=\?|$)/;

type HeadersFor = (origin: string | undefined) => Headers;

function createHost(
  { config, log }: HttpServerParts,
  headersFor: HeadersFor,
  over: RequestWatch,
  sendPage: SendClientPage,
): FastifyInstance {
  const handleError = errorHandler(log);
  const app = Fastify({
    logger: false,
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => url.replace(slashAfterAddress, '$1'),
    bodyLimit: limits.jsonBodyBytes,
    exposeHeadRoutes: false,
    // During shutdown, requests on open connections are still answered normally.
    return503OnClosing: false,
    routerOptions: { maxParamLength: limits.addressLength },
    // `refuseUnmetHeaders` answers a request without `Host`, which Node would refuse without a body.
    http: { maxHeaderSize: limits.headerBytes, requireHostHeader: false },
    clientErrorHandler: clientErrorHandler(headersFor(undefined), log),
    frameworkErrors: (error, request, reply) => {
      watch(over, request, reply);
      reply.headers(headersFor(request.headers.origin)).header('x-request-id', request.id);
      // The address cannot be decoded: a browser gets the client, which says so, all others an error.
      sendPage(request, reply, pathOf(request.url)).then(
        (isSent) => isSent || handleError(error, request, reply),
        () => handleError(error, request, reply),
      );
    },
  });
  app.setErrorHandler(handleError);
  return app;
}

/** A number trusts that many of the nearest proxies. */
function trustedProxies(trusted: boolean | number | string[]) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** The hooks of all requests use callbacks instead of promises, which take longer. */
function addHeaders(app: FastifyInstance, headersFor: HeadersFor, over: RequestWatch): void {
  app.addHook('onRequest', (request, reply, done) => {
    watch(over, request, reply);
    reply.headers(headersFor(request.headers.origin)).header('x-request-id', request.id);
    done();
  });
}

function refuseUnrouted(app: FastifyInstance, unrouted: UnroutedHandler): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length > limits.addressLength) done(new AddressTooLongError());
    // Otherwise errors in the body would be reported before the wrong method, and the files of the client would answer
    // an address with two slashes, which none of them has.
    else if (request.is404 || (isFile(request) && pathOf(request.url).includes('//')))
      unrouted(request, reply).catch(done);
    else done();
  });
}

/** Whether the files of the client answer a request: all that no other route does. */
function isFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*';
}

const safe = /^[\w.:-]{1,100}$/;

/** Returns the request id for logs and answers: the client's id if it is short and plain, otherwise a new one. */
function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && safe.test(given) ? given : randomUUID();
}
