import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { Logger } from 'pino';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { type FailureBody, failureBody } from '../rest/failure.js';
import type { Headers } from './common-headers.js';

/** Answers bytes that Node could not parse as a request. There is neither a route nor a reply object. */
export function clientErrorHandler(
  headers: Headers,
  log: Logger,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, error: reason } = refusal(error.code);
    const requestId = randomUUID();
    log.info({ requestId, status, reason: error.code }, 'unreadable request');
    socket.end(answer(status, failureBody(reason, requestId), headers));
  };
}

function answer(status: number, failure: FailureBody, headers: Headers): string {
  const body = JSON.stringify(failure);
  const lines = Object.entries({
    ...headers,
    'x-request-id': failure.requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}

function refusal(reason: string | undefined): { readonly status: number; readonly error: AppError } {
  if (reason === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, error: new AppError('PAYLOAD_TOO_LARGE', messages.addressTooLong) };
  }
  const status = reason === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  return { status, error: new AppError('BAD_USER_INPUT', messages.malformedRequest) };
}
