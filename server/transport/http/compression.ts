import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

import { limits } from '../../../schema/contract/limits.js';

const compressible = /^text\/|[/+](?:json|xml|javascript)(?:;|$)|^application\/x-ndjson|^image\/svg/;

/**
 * Compresses longer answers for clients that accept it. Streams are flushed as they are written, so that the first rows
 * of an export arrive at once.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: limits.compressionThresholdBytes,
    customTypes: compressible,
    zlibOptions: { level: 6, flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
  });
}
