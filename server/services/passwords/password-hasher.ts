import { hash, verify } from '@node-rs/argon2';

import { limits } from '../../../schema/contract/limits.js';
import { Secret } from '../../secret.js';

/**
 * argon2id (the library's default) with 19 MiB, two passes, one lane, as OWASP recommends. Runs in a thread pool, not
 * in the event loop.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Computes and verifies password hashes. */
export class PasswordHasher {
  private readonly placeholderHash = hash('the password of an account that does not exist', cost);

  async hash(password: string): Promise<Secret> {
    return new Secret(await hash(prepared(password), cost));
  }

  /** Whether a password matches a hash. Without a hash returns `false` after the same time. */
  async matches(password: string, stored: Secret | null): Promise<boolean> {
    if (Buffer.byteLength(password) > limits.password.maxBytes) return false;
    const matched = await verify(stored?.reveal() ?? (await this.placeholderHash), prepared(password));
    return matched && stored !== null;
  }
}

/** Normalises a password, since some keyboards write é as one character, others as two. */
function prepared(password: string): string {
  return password.normalize('NFKC');
}
