import type { IncomingHttpHeaders } from 'node:http';

import { limits } from '../../schema/contract/limits.js';
import { messages } from '../../schema/contract/messages.js';
import { AppError, badInput } from '../errors.js';
import { jsonValue } from '../services/read-input.js';
import { excessOf } from './count-values.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const most = { values: limits.imports.bodyValues, names: limits.jsonObjectNames, depth: limits.jsonDepth };
const charsetsRead = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * Returns the text of a JSON body without its byte order mark. Throws UNSUPPORTED_MEDIA_TYPE for a compressed body and
 * for a charset other than UTF-8, BAD_USER_INPUT for bytes that are not valid UTF-8 and for too deep nesting, and
 * PAYLOAD_TOO_LARGE for too many values.
 */
export function bodyText(body: Buffer, headers: IncomingHttpHeaders): string {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.encodingNotSupported);
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !charsetsRead.has(charset.toLowerCase())) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.charsetNotSupported);
  }
  const text = decode(body);
  refuseExcess(text);
  return text;
}

/** Parses the JSON of a form field. Throws what `bodyText` and `parseJson` throw. */
export function fieldJson(text: string): unknown {
  refuseExcess(text);
  return parseJson(text);
}

/** Parses the JSON of a GraphQL request. Throws BAD_USER_INPUT if it is malformed. */
export function parseJson(text: string): unknown {
  const value = jsonValue(text);
  if (value === undefined) throw badInput('request', messages.malformedBody);
  return value;
}

function refuseExcess(text: string): void {
  const excess = excessOf(text, most);
  if (excess === 'values') throw new AppError('PAYLOAD_TOO_LARGE', messages.requestTooLarge);
  if (excess === 'depth') throw badInput('body', messages.bodyNesting);
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw badInput('body', messages.bodyNotUtf8);
  }
}
