import { v7 as uuidV7 } from 'uuid';

import type { Database } from '../persistence/database.js';
import { CredentialsRepository } from '../persistence/repositories/credentials.repository.js';
import { UserWriteRepository } from '../persistence/repositories/user-write.repository.js';
import type { Secret } from '../secret.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { randomPassword } from './passwords/random-password.js';

/** Who can sign in first. */
export interface FirstAdministrator {
  readonly email: string;
  /** The password that was made up for them, `null` where it was given. */
  readonly password: Secret | null;
}

interface Wanted {
  readonly email: string;
  /** Unset: a random one. */
  readonly password: Secret | undefined;
}

/**
 * Makes the first administrator while there is no account at all, not even a closed one: nobody but they can make others.
 * Of instances that start at once one makes them; `null` where nobody was made.
 */
export async function createFirstAdministrator(
  database: Database,
  { email, password }: Wanted,
): Promise<FirstAdministrator | null> {
  const credentials = new CredentialsRepository(database);
  if (await credentials.anybody()) return null;

  const secret = password ?? randomPassword();
  const hash = await new PasswordHasher().hash(secret.reveal());
  const accounts = new UserWriteRepository(database);
  const made = await accounts.change(async (transaction) => {
    if (await credentials.anybody(transaction)) return false;
    await accounts.insert(transaction, uuidV7(), { ...administrator, email }, hash);
    return true;
  });
  return made ? { email, password: password === undefined ? secret : null } : null;
}

const administrator = {
  name: 'Administrator',
  username: null,
  contactNumber: null,
  role: 'Admin',
  isActive: true,
} as const;
