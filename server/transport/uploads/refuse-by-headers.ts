import type { IncomingHttpHeaders } from 'node:http';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';

/** Allowance in bytes for the form around its file: boundaries, and a document or options of usual length. */
const formBytes = limits.jsonBodyBytes;

/** Whether the headers declare a multipart form, which may contain files. */
export function isForm(headers: IncomingHttpHeaders): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** Throws PAYLOAD_TOO_LARGE if the content length exceeds that of a form with a file of `maxBytes`. */
export function refuseTooLong(headers: IncomingHttpHeaders, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes + formBytes) throw tooLong(maxBytes);
}

function tooLong(maxBytes: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', messages.uploadTooLarge(Math.floor(maxBytes / 1_048_576)));
}
