import { allows, policy } from '../../../../schema/contract/policy.js';
import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import type { RestRoute } from '../rest-route.js';
import { idempotencyKey } from './parameters.js';
import type { ParameterDocument, RouteDocument } from './route-document.js';
import { ref, schemas } from './schemas.js';

/** Generates the OpenAPI 3.1 document from the route table. Properties that are undefined are not in its JSON. */
export function openApiDocument(routes: readonly RestRoute[], version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Autoimmune Atlas REST API',
      version,
      description:
        'Entries that link autoimmune diseases to autoantibodies, autoantigens and epitopes. Reading and proposing ' +
        'entries require no sign-in. Operations that require the bearer token of a session are marked. GraphQL ' +
        'at `/graphql` offers nearly the same, but no file downloads (exports, templates and import reports) ' +
        'and an idempotency key only for creating entries and submissions.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathItems(routes),
    components: { schemas, headers, responses: refusals, securitySchemes },
  };
}

function pathItems(routes: readonly RestRoute[]) {
  const items: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    items[route.path] = { ...items[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return items;
}

function operation(route: RouteDocument) {
  const { operationId, tag, summary, description, deprecated, parameters = [], status = 200 } = route;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    deprecated,
    security: securityOf(route),
    parameters: [...parameters, ...(route.repeatable ? [idempotencyKey] : [])].map(parameterObject),
    requestBody: requestBody(route),
    responses: {
      [status]: success(route),
      ...(route.mayContinueInBackground && {
        202: { ...success(route), description: 'It continues in the background.' },
      }),
      ...refusalsOf(route),
    },
  };
}

function securityOf({ action, refusesBadToken }: RouteDocument) {
  if (!allows(action, null)) return [{ bearer: [] }];
  return refusesBadToken ? [{}, { bearer: [] }] : [];
}

function requestBody({ body, form, isBodyOptional = false }: RouteDocument) {
  const content = {
    ...(body && { 'application/json': { schema: body } }),
    ...(form && { 'multipart/form-data': { schema: form } }),
  };
  return body || form ? { required: !isBodyOptional, content } : undefined;
}

function parameterObject(parameter: ParameterDocument) {
  return parameter.in === 'path' ? { ...parameter, required: true } : parameter;
}

function success(route: RouteDocument) {
  const { properties, optional, files = [], summary } = route;
  const body = objectOf({ success: { const: true }, ...properties }, optional);
  const isOnlyFile = files.length > 0 && Object.keys(properties).length === 0;
  return {
    description: summary,
    headers: headerRefs(...headersOf(route)),
    content: {
      ...(!isOnlyFile && { 'application/json': { schema: body } }),
      ...Object.fromEntries(files.map((mediaType) => [mediaType, { schema: { type: 'string' } }])),
    },
  };
}

/** Error responses of a route: those in its row, and those implied by its policy and its request body. */
function refusalsOf(route: RouteDocument) {
  const { refusals: own = [], action, body, form, hasEntityTag, repeatable, refusesBadToken } = route;
  const forVisitors = allows(action, null);
  const byRole = typeof policy[action] === 'object';
  const statuses = new Set([
    ...(hasEntityTag ? [304] : []),
    ...own,
    ...(repeatable ? [409] : []),
    ...(forVisitors && !refusesBadToken ? [] : [401]),
    ...(byRole ? [403] : []),
    ...(body === undefined && form === undefined ? [] : [408, 413, 415]),
    // Each call refuses a malformed query, also without parameters.
    400,
    429,
    500,
    503,
  ]);
  return Object.fromEntries(
    [...statuses].map((status) => [status, { $ref: `#/components/responses/${String(status)}` }]),
  );
}

const header = (description: string, schema: JsonSchema = { type: 'string' }) => ({ description, schema });

const headers = {
  'X-Request-Id': header('Id of this call. An id sent by the client is reused.'),
  ETag: header('Entity tag. Send it as `If-None-Match` to receive a 304 if nothing has changed.'),
  'X-Total-Count': header('Total number of items, if the answer is a part of a list.', {
    type: 'integer',
  }),
  'Idempotent-Replayed': header(
    '`true` if this is the answer to an earlier call with the same `Idempotency-Key`.',
  ),
  'Retry-After': header('Seconds to wait before trying again.', { type: 'integer' }),
};

const headerRefs = (...names: readonly (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function headersOf({ hasEntityTag, hasTotalCount, repeatable }: RouteDocument): (keyof typeof headers)[] {
  return [
    'X-Request-Id',
    ...(hasEntityTag ? (['ETag'] as const) : []),
    ...(hasTotalCount ? (['X-Total-Count'] as const) : []),
    ...(repeatable ? (['Idempotent-Replayed'] as const) : []),
  ];
}

const refusal = (description: string, ...extra: readonly (keyof typeof headers)[]) => ({
  description,
  headers: headerRefs('X-Request-Id', ...extra),
  content: { 'application/json': { schema: ref('Failure') } },
});

const refusals = {
  304: { description: 'The cached answer is still current.', headers: headerRefs('X-Request-Id', 'ETag') },
  400: refusal('A value is missing or malformed. See `message`.'),
  401: refusal('The token is missing, invalid or expired.'),
  403: refusal('The signed-in person lacks the permission.'),
  404: refusal('Not found.'),
  408: refusal('The body did not arrive in time.'),
  409: refusal('The request conflicts with the current state. See `message`.'),
  410: refusal('It was withdrawn. See `message`.'),
  413: refusal('The body is too large.'),
  415: refusal('The media type of the body is not supported.'),
  429: refusal('Too many attempts, or too many calls at the same time.', 'Retry-After'),
  500: refusal('Internal server error. Quote the request id when reporting it.'),
  503: refusal('The database cannot be reached right now.', 'Retry-After'),
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token returned by sign-in.',
  },
};
