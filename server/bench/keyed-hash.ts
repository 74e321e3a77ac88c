import { createHash } from 'node:crypto';

/** Hashes its arguments, joined by `|`, under a seed: the same on every machine, in every run. */
export type KeyedHash = (...parts: readonly string[]) => Buffer;

/**
 * BLAKE2b of 64 bytes. Node cannot give BLAKE2b a key of its own, so the seed goes before the arguments instead; for making
 * rows, where nobody forges anything, that is as good.
 */
export function keyedHash(seed: string): KeyedHash {
  return (...parts) =>
    createHash('blake2b512')
      .update([seed, ...parts].join('|'))
      .digest();
}

/** The first 8 bytes of a hash as a number below `bound`. */
export function below(bound: number, hash: Buffer): number {
  return Number(hash.readBigUInt64BE() % BigInt(bound));
}
