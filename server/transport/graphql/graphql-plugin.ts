import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';

import { errorCodes } from '../../../schema/contract/error-codes.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import { othersServed } from '../../cooperative.js';
import { AppError, badInput, toAppError } from '../../errors.js';
import { FairLimit } from '../../fair-limit.js';
import { primaryRead, type Read } from '../../services/reads/reads.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import { bodyText, parseJson } from '../body-text.js';
import { inScope } from '../in-scope.js';
import type { FaultLog } from '../log-fault.js';
import type { ReadContext } from '../read-context.js';
import { CachedResponse, type ResponseCache } from '../response-cache.js';
import { isForm } from '../uploads/refuse-by-headers.js';
import { createApolloServer } from './apollo-server.js';
import { errorAnswer, withRequestId } from './errors/error-plugin.js';
import { sendGraphiql, wantsGraphiql } from './graphiql-page.js';
import type { GraphqlContext } from './graphql-context.js';
import { sendAnswer, toHttpRequest } from './http-adapter.js';
import { WorkLimiter } from './limits/work-limiter.js';
import { createLoaders } from './loaders.js';
import { acceptUploads, readUpload } from './uploads/read-upload.js';

interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly log: FaultLog;
  readonly readContext: ReadContext;
  /** Maximum size of an uploaded file, in bytes. */
  readonly maxUploadBytes: number;
  /** Folder of the built client, which includes the GraphiQL page. */
  readonly clientDir: string;
  /** Receives the metrics of operations. */
  readonly registry: Registry;
  readonly responseCache: ResponseCache;
}

/** The body of a request, and whether it is so long that errors must not repeat it. */
interface Sent {
  readonly body: unknown;
  readonly isLong: boolean;
}

/** In characters. */
const longBody = 10_000;
/** Number of documents that may wait to start, half of them of one caller. */
const documentsWaiting = 1000;
const allow = ['GET', 'POST', 'OPTIONS'];

/** Creates the GraphQL API as a Fastify plugin that serves `/graphql`. */
export async function createGraphqlPlugin(
  options: GraphqlOptions,
): Promise<(app: FastifyInstance) => Promise<void>> {
  const { log, clientDir, readContext, services, responseCache } = options;
  const apollo = createApolloServer(options.schema, log, options.registry);
  await apollo.start();
  // One starts at a time, while callers take turns. Parsing and checking one can take a tenth of a second, in which
  // nothing else runs: hundreds that arrive together would block all other requests.
  const documentStarts = new FairLimit(1, documentsWaiting);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (wantsGraphiql(request)) return sendGraphiql(reply, clientDir);
    const ctx = await readContext(request);
    return inScope(request, ctx, () => answerTo(request, reply, ctx));
  }

  async function answerTo(
    request: FastifyRequest,
    reply: FastifyReply,
    ctx: RequestContext,
  ): Promise<FastifyReply> {
    const isUpload = isForm(request.headers);
    if (isUpload || request.method !== 'POST') {
      const body = isUpload ? await readUpload(request) : request.body;
      const { response, notes } = await run(request, { body, isLong: isUpload }, ctx, primaryRead(''));
      services.reads.notePrimaryRead(ctx);
      return sendAnswer(reply, response, notes);
    }
    const key = keyOf(request);
    // Without the data version, the resolvers report what is wrong with the database.
    const read = await services.reads.begin(ctx).catch(() => primaryRead(''));
    const { dataVersion } = read;
    const cached = responseCache.find(key, dataVersion);
    if (cached !== undefined) return reply.send(await cached.bodyFor(request, reply));
    const { response, notes } = await read.run(() =>
      run(request, { body: request.body, isLong: key.length > longBody }, ctx, read),
    );
    if (!notes.isCached || dataVersion === '' || !read.isSteady || response.body.kind === 'chunked') {
      return sendAnswer(reply, response, notes);
    }
    const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' };
    const made = new CachedResponse(response.body.string, headers);
    responseCache.set(key, dataVersion, made);
    return reply.send(await made.bodyFor(request, reply));
  }

  async function run(request: FastifyRequest, { body, isLong }: Sent, ctx: RequestContext, read: Read) {
    const context = createContext(options, isLong, ctx, read);
    const release = await documentStarts.take();
    void othersServed().then(release);
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toHttpRequest(request, body),
      context: () => Promise.resolve(context),
    });
    return { response, notes: context.notes };
  }

  return async (app) => {
    app.addHook('onClose', () => apollo.stop());
    await app.register(async (scope) => {
      acceptJson(scope);
      await acceptUploads(scope, readContext, options.maxUploadBytes);
      scope.setErrorHandler((error, _request, reply) => sendError(reply, error));
      scope.route({ method: ['GET', 'POST'], url: serverPaths.graphql, handler: answer });
      scope.route({ method: ['PUT', 'PATCH', 'DELETE'], url: serverPaths.graphql, handler: refuseMethod });
    });
  };
}

/** The key under which the answer is cached. */
function keyOf({ headers, body }: FastifyRequest): string {
  return JSON.stringify([headers.accept, body]);
}

function createContext(
  { services, maxUploadBytes }: GraphqlOptions,
  isLong: boolean,
  request: RequestContext,
  read: Read,
): GraphqlContext {
  const limiter = new WorkLimiter(limits.graphql.databaseWork);
  return {
    request,
    read,
    maxUploadBytes,
    isLong,
    limiter,
    ...createLoaders(services, request, limiter),
    notes: {
      identified: false,
      documentRefused: false,
      isCached: false,
    },
  };
}

/** CSRF protection: other origins cannot send JSON without a preflight. */
function acceptJson(scope: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: limits.jsonBodyBytes } as const;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('application/json', options, ({ headers }, bytes, done) => {
    try {
      done(null, parseJson(bodyText(bytes, headers)));
    } catch (error) {
      done(toAppError(error));
    }
  });
}

function refuseMethod(): never {
  throw new AppError('METHOD_NOT_ALLOWED', messages.methodNotAllowed, { allow });
}

/** Answers a request that did not reach Apollo (too large, not JSON, wrong method) in GraphQL format. */
function sendError(reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = fromFastifyError(thrown);
  const { code, allow, retryAfterSeconds } = error;
  if (allow.length > 0) reply.header('allow', allow.join(', '));
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(errorCodes[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [withRequestId(errorAnswer(error), reply.request.id)] }));
}

/** Fastify refuses bodies, and the host addresses, with errors of their own, which carry the status. */
function fromFastifyError(thrown: unknown): AppError {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', messages.requestTooLarge);
  if (status === 414) return new AppError('PAYLOAD_TOO_LARGE', messages.addressTooLong);
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', messages.unsupportedMediaType);
  if (status === 400) return badInput('request', messages.malformedBody);
  return toAppError(thrown);
}
