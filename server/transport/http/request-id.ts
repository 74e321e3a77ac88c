import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const safe = /^[\w.:-]{1,100}$/;

/** The id a request is logged and answered under: the one it brought where that is short and plain, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const brought = headers['x-request-id'];
  return typeof brought === 'string' && safe.test(brought) ? brought : randomUUID();
}
