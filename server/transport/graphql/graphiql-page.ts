import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What GraphiQL needs and nothing else: its editor writes style elements, starts workers and brings a font along; all
 * of it comes from this host.
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

/** Whether a browser opens the address, rather than a program that asks a query. */
export function wantsGraphiql({ method, headers, url }: FastifyRequest): boolean {
  const asksQuery = new URLSearchParams(url.split('?')[1]).has('query');
  return method === 'GET' && !asksQuery && (headers.accept ?? '').includes('text/html');
}

/** Answers with the GraphiQL page that was built into `clientDir`, under a policy of its own. */
export async function sendGraphiql(reply: FastifyReply, clientDir: string): Promise<FastifyReply> {
  const page = await readFile(join(clientDir, 'graphiql', 'index.html'), 'utf8');
  return reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}
