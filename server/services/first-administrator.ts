import { v7 as uuidV7 } from 'uuid';

import type { Database } from '../persistence/database.js';
import { CredentialsRepository } from '../persistence/repositories/credentials.repository.js';
import { UserWriteRepository } from '../persistence/repositories/user-write.repository.js';
import type { Secret } from '../secret.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { randomPassword } from './passwords/random-password.js';

export interface FirstAdministrator {
  readonly email: string;
  /** The generated password, `null` if it was given. */
  readonly password: Secret | null;
}

interface Wanted {
  readonly email: string;
  /** If unset, a random password is generated. */
  readonly password: Secret | undefined;
}

/**
 * Creates the first administrator if there is no account at all, not even a closed one, because only administrators can
 * create accounts. Of several instances that start at once, only one creates it; the others return `null`, as does a
 * call when there are accounts.
 */
export async function createFirstAdministrator(
  database: Database,
  { email, password }: Wanted,
): Promise<FirstAdministrator | null> {
  const credentials = new CredentialsRepository(database);
  if (await credentials.hasAccounts()) return null;

  const secret = password ?? randomPassword();
  const hash = await new PasswordHasher().hash(secret.reveal());
  const accounts = new UserWriteRepository(database);
  const made = await accounts.change(async (transaction) => {
    if (await credentials.hasAccounts(transaction)) return false;
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
