import { existsSync } from 'node:fs';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearInSeconds = 31_536_000;

/**
 * Serves the built client's files. Those under `assets/` carry a hash of their content in their name and are kept for
 * ever; `index.html` is left out, because it goes out as a page, with a nonce.
 */
export async function registerClientFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  if (!existsSync(clientDir)) return;
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    // The build writes a Brotli copy of scripts and styles.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => !/^\/(?:$|index\.html$|api(?:\/|$)|graphql(?:\/|$))/.test(path),
    setHeaders: (reply, path) => {
      const kept = path.startsWith(`${clientDir}/assets/`);
      reply.header('cache-control', kept ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
    },
  });
}
