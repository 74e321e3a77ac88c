import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { compressBody, type Encoding, encodingFor } from './http/compression.js';
import { textHash } from './text-hash.js';

/** Maximum size of the cache, and of one response, in bytes. */
const maxSize = 64 * 2 ** 20;
const maxEntrySize = 2 ** 20;
/** Estimated size of a response without its bodies, in bytes. */
const overhead = 1000;
/** Number of requests among which a repeated one is recognised. */
const maxAsked = 2 ** 16;

/** The bytes of a response, also in the encodings that clients accepted. */
export class CachedResponse {
  readonly bytes: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    body: string,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    this.bytes = Buffer.from(body);
  }

  /** Sets the headers and returns the body, compressed if the client accepts that. */
  async bodyFor(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    reply.headers(this.headers);
    const encoding = encodingFor(request.headers, this.bytes.length);
    if (encoding === null) return this.bytes;
    reply.header('content-encoding', encoding);
    const body = this.encoded.get(encoding) ?? compressBody(this.bytes, encoding);
    this.encoded.set(encoding, body);
    return body;
  }
}

/**
 * Caches responses that depend only on the request and the data version: repeating one takes no statement. A response
 * is stored when its request comes for the second time, since most searches are never repeated (ADR 27).
 */
export class ResponseCache {
  private readonly responses = new LRUCache<string, { dataVersion: string; response: CachedResponse }>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ response }, key) => overhead + 2 * (key.length + response.bytes.length),
  });
  /** Hashes of answered requests, each at its remainder; a newer one replaces an older. */
  private readonly asked = new Uint32Array(maxAsked);

  /** Returns the response to a request at a data version, if it is cached. */
  find(key: string, dataVersion: string): CachedResponse | undefined {
    const cached = this.responses.get(key);
    return cached?.dataVersion === dataVersion ? cached.response : undefined;
  }

  /**
   * Stores a response that was computed from start to end at one data version, if its request was probably answered
   * before, at whatever data version.
   */
  set(key: string, dataVersion: string, response: CachedResponse): void {
    const hash = textHash(key);
    const isRepeated = this.asked[hash % maxAsked] === hash;
    this.asked[hash % maxAsked] = hash;
    if (isRepeated) this.responses.set(key, { dataVersion, response });
  }
}
