import { messages } from '../../../schema/contract/messages.js';
import { normaliseEmail } from '../../../schema/contract/rules/email.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { AppError } from '../../errors.js';
import type { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import type { Secret } from '../../secret.js';
import type { SignInThrottle } from '../attempts/sign-in-throttle.js';
import { requireAcceptablePassword } from '../passwords/acceptable-password.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';

/** The account whose password was set, and whether it can be signed in to. */
interface RecoveredAccount {
  readonly email: string;
  readonly isActive: boolean;
}

/** Sets the password of an account without a link: for operators with a shell on the server, never through an API. */
export class AccountRecoveryService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * Sets the password, ends every session and clears failed attempts; does not change whether the account is active.
   */
  async setPassword(email: string, password: Secret): Promise<RecoveredAccount> {
    const normalised = normaliseEmail(email);
    const owner = isStorableText(normalised) ? await this.credentials.findByEmail(normalised) : null;
    if (owner === null) throw new AppError('NOT_FOUND', messages.userNotFound);
    requireAcceptablePassword('password', password.reveal(), owner);
    const set = await this.credentials.replacePassword(owner.id, await this.hasher.hash(password.reveal()));
    if (set === null) throw new AppError('NOT_FOUND', messages.userNotFound);
    await this.throttle.clear(owner.email);
    return { email: set.user.email, isActive: set.user.isActive };
  }
}
