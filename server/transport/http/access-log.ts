import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { decoded } from '../malformed-query.js';
import type { ObserveRequest } from './request-metrics.js';
import { pathOf } from './unrouted.js';

const maxPathLength = 500;

/** What is done with every request that is over. */
export interface RequestWatch {
  readonly log: Logger;
  readonly observe: ObserveRequest;
}

/**
 * Logs and counts a request when its answer ends. It also logs aborted requests, unlike Fastify's `onResponse` hook.
 * The line omits the query string, since search terms are private.
 */
export function watch({ log, observe }: RequestWatch, request: FastifyRequest, { raw }: FastifyReply): void {
  const { id, method, url } = request;
  const start = performance.now();
  raw.once('close', () => {
    const path = withoutSecrets(pathOf(url)).slice(0, maxPathLength);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId: id, method, path, status: raw.statusCode, ms };
    const aborted = !raw.writableFinished;
    log.info(aborted ? { ...line, aborted } : line, 'request');
    observe(request, { status: raw.statusCode, ms, aborted });
  });
}

/** Matches anything in a path that looks like the token of an e-mailed link, which must not appear in the log. */
const linkToken = /[\w-]{40,}/g;

/** Also normalises the percent-encoding, so that equal paths are logged alike. */
function withoutSecrets(path: string): string {
  const plain = path.includes('%') ? decoded(path) : null;
  return (plain === null ? path : encodeURI(plain)).replace(linkToken, '[hidden]');
}
