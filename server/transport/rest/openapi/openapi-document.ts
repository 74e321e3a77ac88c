import type { RestRoute } from '../rest-route.js';
import type { JsonSchema, ParameterDocument, RouteDocument } from './route-document.js';
import { objectOf, ref, schemas } from './schemas.js';

/** Makes the OpenAPI 3.1 document of the route table. */
export function openApiDocument(routes: readonly RestRoute[], version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Autoimmune Atlas REST API',
      version,
      description:
        'Entries that link autoimmune diseases to autoantibodies, autoantigens and epitopes. Reading needs no ' +
        'sign-in. Everything here is also offered by GraphQL under `/graphql`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{}],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.fromEntries(routes.map((route) => [route.path, pathItem(route)])),
    components: { schemas, headers, responses: refusals },
  };
}

function pathItem(route: RouteDocument) {
  const { method, operationId, tag, summary, description, parameters } = route;
  return {
    [method.toLowerCase()]: {
      operationId,
      tags: [tag],
      summary,
      ...(description === undefined ? {} : { description }),
      parameters: parameters.map(parameterObject),
      responses: { 200: success(route), ...refusalsOf(route) },
    },
  };
}

function parameterObject({ name, in: place, description, schema, example }: ParameterDocument) {
  return {
    name,
    in: place,
    description,
    ...(place === 'path' ? { required: true } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

function success({ properties, optional, files = [], summary }: RouteDocument) {
  const body = objectOf({ success: { const: true }, ...properties }, optional);
  return {
    description: summary,
    headers: answerHeaders,
    content: {
      'application/json': { schema: body },
      ...Object.fromEntries(files.map((mediaType) => [mediaType, { schema: { type: 'string' } }])),
    },
  };
}

function refusalsOf({ refusals: own, files }: RouteDocument) {
  const statuses = [...(files ? [] : [304]), ...own, 500, 503];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${String(status)}` }]),
  );
}

const header = (description: string, schema: JsonSchema = { type: 'string' }) => ({ description, schema });

const headers = {
  'X-Request-Id': header('The id of this call; one that is sent is kept.'),
  ETag: header('Send it as `If-None-Match` to be told when nothing has changed.'),
  'X-Total-Count': header('How many there are in all, where the answer is a part of a list.', {
    type: 'integer',
  }),
  'Retry-After': header('Seconds after which to try again.', { type: 'integer' }),
};

const headerRefs = (...names: readonly (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const answerHeaders = headerRefs('X-Request-Id', 'ETag', 'X-Total-Count');

const refusal = (description: string, ...extra: readonly (keyof typeof headers)[]) => ({
  description,
  headers: headerRefs('X-Request-Id', ...extra),
  content: { 'application/json': { schema: ref('Failure') } },
});

const refusals = {
  304: { description: 'The client has the answer already.', headers: headerRefs('X-Request-Id', 'ETag') },
  400: refusal('Something that was sent is missing or malformed; `message` says what.'),
  404: refusal('There is no such thing.'),
  500: refusal('Something went wrong on the server; quote the request id.'),
  503: refusal('The database cannot be reached right now.', 'Retry-After'),
};
