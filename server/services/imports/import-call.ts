import { createHash, type Hash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import type { KeyedImport } from '../../persistence/imports/import.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import { canonicalJson } from '../canonical-json.js';
import type { Viewer } from '../request-context.js';
import type { ImportOptions } from './read-import-options.js';
import { itemText } from './reading/json-reader.js';

const keyForm = new RegExp(`^[\\x20-\\x7e]{1,${String(limits.idempotency.keyLength)}}$`);

/** A call made under a key of the client's, whose body is hashed while it is read: it is too long to be kept. */
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

  /** `null` without a key; one key serves each way in once. Throws BAD_USER_INPUT for a malformed one. */
  static of(
    viewer: Viewer,
    way: 'file' | 'entries',
    key: string | undefined,
    options: ImportOptions,
  ): ImportCall | null {
    if (key === undefined) return null;
    if (!keyForm.test(key)) throw badInput('Idempotency-Key', messages.idempotencyKeyMalformed);
    const scope = createHash('sha256')
      .update(JSON.stringify(['import', viewer.id, way]))
      .digest();
    return new ImportCall(scope, key, options);
  }

  /** Adds what the entries of a body say, as they were sent: a body of 100 MB leaves no time to put names in order. */
  addEntries(entries: readonly unknown[]): void {
    for (const entry of entries) this.hash.update(`${itemText(entry)}\n`);
  }

  /** The body, hashed as it passes. */
  hashing(body: Readable): Readable {
    const { hash } = this;
    const passing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    // Whoever reads learns of a failure from what they read; the source is let go of with it.
    return pipeline(body, passing, () => undefined);
  }

  /** The whole call, once all of its body was read. */
  made(): KeyedImport {
    this.digest ??= this.hash.digest();
    return { scope: this.scope, key: this.key, requestHash: this.digest };
  }
}

/** Whether an earlier import was made by this very call; throws CONFLICT where its key came with something else. */
export function requireSame(call: KeyedImport, earlier: StoredImport): void {
  if (earlier.requestHash?.equals(call.requestHash) === true) return;
  throw new AppError('CONFLICT', messages.idempotencyKeyReused);
}

/** Reads a body to its end, for what it is hashed to. */
export async function drain(body: Readable): Promise<void> {
  await finished(body.resume());
}
