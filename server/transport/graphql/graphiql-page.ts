import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Content security policy with only what GraphiQL needs: its editor creates style elements, starts workers and loads a
 * font, all from this host.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a browser opens the URL, as opposed to a program that sends a query. */
export function wantsGraphiql({ method, headers, url }: FastifyRequest): boolean {
  const asksQuery = new URLSearchParams(url.split('?')[1]).has('query');
  return method === 'GET' && !asksQuery && (headers.accept ?? '').includes('text/html');
}

/** Sends the GraphiQL page from `clientDir` with its own content security policy. */
export async function sendGraphiql(reply: FastifyReply, clientDir: string): Promise<FastifyReply> {
  const page = await readFile(join(clientDir, 'graphiql', 'index.html'), 'utf8');
  return reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}
