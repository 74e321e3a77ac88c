import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { compressBody, type Encoding, encodingFor } from './http/compression.js';

/** Maximum size of all kept answers, and of one of them, in bytes. */
const maxSize = 64 * 2 ** 20;
const maxEntrySize = 2 ** 20;
/** Estimated size of an answer without its bodies, in bytes. */
const overhead = 1000;

/** The bytes of an answer, also in the encodings that clients accepted. */
export class KeptAnswer {
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

/** Keeps answers that depend only on the request and the data version, so that repeating them takes no statement. */
export class KeptAnswers {
  private readonly answers = new LRUCache<string, { dataVersion: string; answer: KeptAnswer }>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ answer }, key) => overhead + 2 * (key.length + answer.bytes.length),
  });

  /** Returns the answer to a request at a data version, if it is kept. */
  find(key: string, dataVersion: string): KeptAnswer | undefined {
    const kept = this.answers.get(key);
    return kept?.dataVersion === dataVersion ? kept.answer : undefined;
  }

  /** Keeps an answer that was computed from start to end at one data version. */
  keep(key: string, dataVersion: string, answer: KeptAnswer): void {
    this.answers.set(key, { dataVersion, answer });
  }
}
