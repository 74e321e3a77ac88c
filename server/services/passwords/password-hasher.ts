import { hash, verify } from '@node-rs/argon2';

import { limits } from '../../../schema/contract/limits.js';
import { Secret } from '../../secret.js';

/** argon2id (the library's default) with 19 MiB, two passes, one lane, as OWASP recommends. It runs beside the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes and compares the hashes that are stored instead of passwords. */
export class PasswordHasher {
  private readonly nobodys = hash('the password of an account that does not exist', cost);

  async hash(password: string): Promise<Secret> {
    return new Secret(await hash(prepared(password), cost));
  }

  /** Whether this is the password behind a hash. Without a hash it is not, and takes as long to find out. */
  async matches(password: string, stored: Secret | null): Promise<boolean> {
    if (Buffer.byteLength(password) > limits.password.maxBytes) return false;
    const matched = await verify(stored?.reveal() ?? (await this.nobodys), prepared(password));
    return matched && stored !== null;
  }
}

/** One person's keyboard writes é as one character, another's as two. */
function prepared(password: string): string {
  return password.normalize('NFKC');
}
