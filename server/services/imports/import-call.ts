import { createHash, type Hash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';

import type { RepeatableCall } from '../../persistence/repositories/idempotency.repository.js';
import { canonicalJson } from '../canonical-json.js';
import { requireIdempotencyKey } from '../idempotency/idempotency.service.js';
import type { Viewer } from '../request-context.js';
import type { ImportOptions } from './read-import-options.js';
import { itemText } from './reading/json-reader.js';

/** A call made under an idempotency key. Its body is hashed while it is read, because it is too long to store. */
export class ImportCall {
  private readonly hash: Hash;
  private digest: Buffer | undefined;

  private constructor(
    readonly scope: Buffer,
    readonly key: string,
    options: ImportOptions,
  ) {
    this.hash = createHash('sha256').update(canonicalJson(options));
  }

  /**
   * Returns `null` without a key. A key counts separately for files and entries. Throws BAD_USER_INPUT for a malformed
   * key.
   */
  static of(
    viewer: Viewer,
    kind: 'file' | 'entries',
    key: string | undefined,
    options: ImportOptions,
  ): ImportCall | null {
    if (key === undefined) return null;
    requireIdempotencyKey(key);
    const scope = createHash('sha256')
      .update(JSON.stringify(['import', viewer.id, kind]))
      .digest();
    return new ImportCall(scope, key, options);
  }

  /**
   * Adds the entries of a body to the hash, in the order sent: sorting the names of a body of 100 MB takes too long.
   */
  addEntries(entries: readonly unknown[]): void {
    for (const entry of entries) this.hash.update(`${itemText(entry)}\n`);
  }

  /** Returns the body as a stream that hashes what passes through it. */
  hashing(body: Readable): Readable {
    const { hash } = this;
    const passing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    // The consumer of the returned stream gets the error; `pipeline` also destroys the source.
    return pipeline(body, passing, () => undefined);
  }

  /** Returns the whole call; valid once its body was read to the end. */
  made(): RepeatableCall {
    this.digest ??= this.hash.digest();
    return { scope: this.scope, key: this.key, requestHash: this.digest };
  }
}
