import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import { bodyText } from '../body-text.js';
import { holdsMoreValues } from './count-values.js';

/** A JSON object as it was sent; nothing about its values is known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Bodies are JSON, without `__proto__`. An empty one counts as none, since some clients name the type whenever they could send something. */
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
  if (holdsMoreValues(body, limits.imports.bodyValues)) {
    throw new AppError('PAYLOAD_TOO_LARGE', messages.requestTooLarge);
  }
  return body.trim() === '' ? undefined : parse(body);
}

/** The body of a call as an object, an empty one where nothing was sent; a list or a bare value is a 400. */
export function jsonObject(body: unknown): JsonObject {
  if (body === undefined || body === null) return {};
  if (isObject(body)) return body;
  throw badInput('body', messages.bodyNotAnObject);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
