import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import { isObject } from '../../services/read-input.js';
import { bodyText } from '../body-text.js';

/** A JSON object from a request, with unchecked values. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Accepts JSON bodies only, without `__proto__`. An empty body counts as no body, since some clients always send a
 * content type.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const options = { parseAs: 'buffer', bodyLimit: limits.jsonBodyBytes } as const;
  app.addContentTypeParser<Buffer>('application/json', options, ({ headers }, bytes, done) => {
    try {
      done(null, read(bodyText(bytes, headers)));
    } catch (error) {
      done(error instanceof AppError ? error : new AppError('BAD_USER_INPUT', messages.malformedBody));
    }
  });
}

function read(body: string): unknown {
  return body.trim() === '' ? undefined : parse(body);
}

/** Returns the request body as an object; empty if there is no body. Throws BAD_USER_INPUT for other JSON values. */
export function jsonObject(body: unknown): JsonObject {
  if (body === undefined || body === null) return {};
  if (isObject(body)) return body;
  throw badInput('body', messages.bodyNotAnObject);
}
