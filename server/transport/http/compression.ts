import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import negotiate from '@fastify/accept-negotiator';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

import { limits } from '../../../schema/contract/limits.js';

const compressible = /^text\/|[/+](?:json|xml|javascript)(?:;|$)|^application\/x-ndjson|^image\/svg/;

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const zlibOptions = { level: 6 };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Compresses longer answers for clients that accept it. Streams are flushed as they are written, so that the first rows
 * of an export arrive at once.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: [...encodings],
    globalDecompression: false,
    threshold: limits.compressionThresholdBytes,
    customTypes: compressible,
    zlibOptions: { ...zlibOptions, flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH },
  });
}

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a whole body, as the answers of `registerCompression` are compressed. */
export function compressBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? toBrotli(body, brotliOptions) : toGzip(body, zlibOptions);
}

/** Returns the encoding of a body of `length` bytes that a client prefers; `null` for none. */
export function encodingFor(headers: IncomingHttpHeaders, length: number): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || length < limits.compressionThresholdBytes) return null;
  if (headers['x-no-compression'] !== undefined) return null;
  return negotiate<Encoding>(accepted.toLowerCase(), [...encodings]);
}
