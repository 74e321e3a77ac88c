import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const lineBreak = 10;

/** Passes lines on, counts them, and counts and hashes their bytes. */
export class DigestStream extends Transform {
  private readonly hash = createHash('sha256');
  private passed = 0;
  private lines = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.passed += chunk.length;
    for (let at = chunk.indexOf(lineBreak); at >= 0; at = chunk.indexOf(lineBreak, at + 1)) this.lines += 1;
    done(null, chunk);
  }

  /** Number of lines, and number and SHA-256 of all bytes. May be called once, at the end. */
  result(): { readonly rows: number; readonly bytes: number; readonly sha256: string } {
    return { rows: this.lines, bytes: this.passed, sha256: this.hash.digest('hex') };
  }
}
