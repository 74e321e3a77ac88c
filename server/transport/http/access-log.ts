import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { pathOf } from './unrouted.js';

const maxPathLength = 500;

/**
 * Logs one line per request when its answer ends. It also logs aborted requests, unlike Fastify's `onResponse` hook.
 * The line omits the query string, since search terms are private.
 */
export function logWhenOver(log: Logger, { id, method, url }: FastifyRequest, { raw }: FastifyReply): void {
  const start = performance.now();
  raw.once('close', () => {
    const path = withoutSecrets(pathOf(url)).slice(0, maxPathLength);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId: id, method, path, status: raw.statusCode, ms };
    log.info(raw.writableFinished ? line : { ...line, aborted: true }, 'request');
  });
}

/** Matches anything in a path that looks like the token of an e-mailed link, which must not appear in the log. */
const linkToken = /[\w-]{40,}/g;

function withoutSecrets(path: string): string {
  return decoded(path).replace(linkToken, '[hidden]');
}

/** Normalises the percent-encoding of a path, so that equal paths are logged alike. */
function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return encodeURI(decodeURIComponent(path));
  } catch {
    return path;
  }
}
