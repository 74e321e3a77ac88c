import { messages } from '../../../schema/contract/messages.js';
import { normaliseEmail } from '../../../schema/contract/rules/email.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { AppError } from '../../errors.js';
import type { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import type { Secret } from '../../secret.js';
import type { SignInThrottle } from '../attempts/sign-in-throttle.js';
import { requireAcceptablePassword } from '../passwords/acceptable-password.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';

/** Whose password was set, and whether they can sign in with it. */
interface RecoveredAccount {
  readonly email: string;
  readonly isActive: boolean;
}

/** Setting somebody's password without a link: for whoever has a shell on the server, never through an API. */
export class AccountRecoveryService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
  ) {}

  /** Sets the password, ends every session and forgets failed attempts; whether the account is active stays as it is. */
  async setPassword(email: string, password: Secret): Promise<RecoveredAccount> {
    const sought = normaliseEmail(email);
    const owner = isStorableText(sought) ? await this.credentials.findByEmail(sought) : null;
    if (owner === null) throw new AppError('NOT_FOUND', messages.userNotFound);
    requireAcceptablePassword('password', password.reveal(), owner);
    const set = await this.credentials.replacePassword(owner.id, await this.hasher.hash(password.reveal()));
    if (set === null) throw new AppError('NOT_FOUND', messages.userNotFound);
    await this.throttle.clear(owner.email);
    return { email: set.user.email, isActive: set.user.isActive };
  }
}
