import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Passes bytes on, and counts and hashes them. */
export class DigestStream extends Transform {
  private readonly hash = createHash('sha256');
  private passed = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.passed += chunk.length;
    done(null, chunk);
  }

  /** Number and SHA-256 of all bytes. May be called once, at the end. */
  result(): { readonly bytes: number; readonly sha256: string } {
    return { bytes: this.passed, sha256: this.hash.digest('hex') };
  }
}
