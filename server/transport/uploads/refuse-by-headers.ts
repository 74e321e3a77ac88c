import type { IncomingHttpHeaders } from 'node:http';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';

/** Room for what a form holds beside its file: the boundaries, and a document or options of the usual length. */
const formBytes = limits.jsonBodyBytes;

/** Whether the headers announce a form that may hold files. */
export function isForm(headers: IncomingHttpHeaders): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** Throws PAYLOAD_TOO_LARGE where the headers say that the form is longer than a file of `maxBytes` could make it. */
export function refuseTooLong(headers: IncomingHttpHeaders, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes + formBytes) throw tooLong(maxBytes);
}

function tooLong(maxBytes: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', messages.uploadTooLarge(Math.floor(maxBytes / 1_048_576)));
}
