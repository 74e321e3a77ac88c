import { existsSync } from 'node:fs';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearInSeconds = 31_536_000;

/**
 * Serves the files of the built client. Names under `assets/` contain a content hash, so these files are cached without
 * expiry. `index.html` is excluded, because it is sent as a page with a nonce. Nothing is compressed during sending:
 * hundreds of connections that ask for a file of some megabytes would take all memory and processor time.
 */
export async function registerClientFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  if (!existsSync(clientDir)) return;
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    // The build also writes Brotli and gzip copies of scripts and styles.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // The files are small; a range beyond the end would be an error.
    acceptRanges: false,
    allowedPath: (path) => !/^\/(?:$|index\.html$|api(?:\/|$)|graphql(?:\/|$))/.test(path),
    setHeaders: (reply, path) => {
      const kept = path.startsWith(`${clientDir}/assets/`);
      reply.header('cache-control', kept ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
    },
  });
}
