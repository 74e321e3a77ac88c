import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { restPaths } from '../../../schema/contract/rest-paths.js';
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

/** What stands before a token in a path: whoever reads the log must not be able to use it. */
const beforeTokens = [restPaths.verifyResetToken].map((path) => path.slice(0, path.indexOf('{')));

function withoutSecrets(path: string): string {
  const start = beforeTokens.find((prefix) => path.startsWith(prefix));
  return start === undefined ? path : `${start}[hidden]`;
}
