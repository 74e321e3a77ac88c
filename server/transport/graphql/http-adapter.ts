import { HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import { refuseMalformedQuery } from '../malformed-query.js';
import type { AnswerNotes } from './graphql-context.js';

/** Longest `Accept` that is read, since Apollo compares each type in it several times; browsers send 200 characters. */
const maxAcceptLength = 2000;

/** Converts the request with its parsed body to Apollo's format. */
export function toHttpRequest({ method, url, headers }: FastifyRequest, body: unknown): HTTPGraphQLRequest {
  if (Array.isArray(body)) throw badInput('request', messages.graphqlBatch);
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if ((headers.accept?.length ?? 0) > maxAcceptLength) map.delete('accept');
  if (method === 'POST') return { method, headers: map, search: '', body };
  refuseMalformedQuery(url);
  // A GET only reads, and any site may read the data. It needs no CSRF protection by a preflight.
  map.set('apollo-require-preflight', 'true');
  return { method: 'GET', headers: map, search: url.slice(url.indexOf('?') + 1), body };
}

/** Sends Apollo's answer. */
export function sendAnswer(
  reply: FastifyReply,
  answer: HTTPGraphQLResponse,
  notes: AnswerNotes,
): FastifyReply {
  for (const [name, value] of answer.headers) reply.header(name, value);
  reply.code(statusOf(answer, notes)).header('cache-control', 'no-store');
  if (answer.body.kind === 'chunked') throw new Error('Answers in parts are not supported');
  return reply.send(notes.identified ? answer.body.string : identified(answer.body.string, reply.request.id));
}

/** A refused document gives status 200 with `application/json`, and 400 with GraphQL's own media type. */
function statusOf({ status, headers }: HTTPGraphQLResponse, { documentRefused }: AnswerNotes): number {
  const isPlainJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (status === 400 && documentRefused && isPlainJson) return 200;
  return status ?? 200;
}

/** Adds the request id to the errors of an answer that was created before a query was parsed. */
function identified(body: string, requestId: string): string {
  return JSON.stringify(JSON.parse(body), (key, value: unknown) =>
    key === 'extensions' && typeof value === 'object' ? { ...value, requestId } : value,
  );
}
