import { createHash } from 'node:crypto';

/** Hashes its arguments, joined by `|`, with a seed. The result is the same on every machine and in every run. */
export type KeyedHash = (...parts: readonly string[]) => Buffer;

/**
 * BLAKE2b of 64 bytes. Node does not support keyed BLAKE2b, so the seed precedes the arguments. For generating rows,
 * where security is irrelevant, this suffices.
 */
export function keyedHash(seed: string): KeyedHash {
  return (...parts) =>
    createHash('blake2b512')
      .update([seed, ...parts].join('|'))
      .digest();
}

/** Returns the first 8 bytes of a hash as a number below `bound`. */
export function below(bound: number, hash: Buffer): number {
  return Number(hash.readBigUInt64BE() % BigInt(bound));
}
