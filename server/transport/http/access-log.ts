import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { pathOf } from './unrouted.js';

const longestPath = 500;

/**
 * Writes the one line of a request when its answer is over, also where the client did not wait for it (which is why
 * Fastify's `onResponse` will not do). The query stays out of it, since what people search for is theirs.
 */
export function logWhenOver(log: Logger, { id, method, url }: FastifyRequest, { raw }: FastifyReply): void {
  const start = performance.now();
  raw.once('close', () => {
    const path = withoutSecrets(pathOf(url)).slice(0, longestPath);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId: id, method, path, status: raw.statusCode, ms };
    log.info(raw.writableFinished ? line : { ...line, aborted: true }, 'request');
  });
}

/** What looks like the token of a mailed link, in whatever path somebody put it: who reads the log must not use it. */
const linkToken = /[\w-]{40,}/g;

function withoutSecrets(path: string): string {
  return decoded(path).replace(linkToken, '[hidden]');
}

/** An address may be spelt in many ways; what it means is what is logged. */
function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return encodeURI(decodeURIComponent(path));
  } catch {
    return path;
  }
}
