import { messages } from '../../../schema/contract/messages.js';
import { isEmail, normaliseEmail } from '../../../schema/contract/rules/email.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { AppError } from '../../errors.js';
import type { Session } from '../../nouns/session.js';
import { userView, type UserView } from '../../nouns/user.js';
import type { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import type { SignInThrottle } from '../attempts/sign-in-throttle.js';
import { authorize, authorizeViewer } from '../authorize.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { isFilled } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { AccessTokens } from './access-tokens.js';

/** Opens, reads and ends sessions. */
export class SessionService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * Opens a session. For an unknown e-mail, the same queries and the same hash are computed as for a wrong password, so
   * neither the response nor its time distinguishes the two.
   */
  async signIn(
    ctx: RequestContext,
    { email, password }: { readonly email?: unknown; readonly password?: unknown },
  ): Promise<Session> {
    authorize(ctx, 'session.open');
    if (!isFilled(email) || !isFilled(password)) {
      throw new AppError('BAD_USER_INPUT', messages.emailAndPasswordRequired);
    }
    const attempt = await this.throttle.take(email, ctx.address);
    const found = await this.credentials.findByEmail(comparable(email));
    const matches = await this.hasher.matches(password, found?.passwordHash ?? null);
    if (found === null || !matches) throw invalidCredentials();
    if (!found.isActive) throw new AppError('FORBIDDEN', messages.accountDeactivated);
    const signedIn = await this.credentials.signedIn(found.id, found.tokenVersion);
    if (signedIn === null) throw invalidCredentials();
    await this.throttle.succeeded(attempt);
    return { token: await this.tokens.issue({ ...signedIn, id: found.id }), user: userView(signedIn.user) };
  }

  /** Returns the signed-in person, as stored now. */
  async profile(ctx: RequestContext): Promise<UserView> {
    const { id } = authorizeViewer(ctx, 'profile.read');
    const person = await this.credentials.person(id);
    if (person === null) throw new AppError('UNAUTHENTICATED', messages.invalidToken);
    return userView(person);
  }

  /** Ends all sessions of the signed-in person, including this one. */
  async signOutEverywhere(ctx: RequestContext): Promise<void> {
    const { id } = authorizeViewer(ctx, 'profile.signOutEverywhere');
    await this.credentials.endSessions(id);
  }
}

/** Normalises the address to look up; an invalid e-mail becomes a text that matches no account. */
function comparable(email: string): string {
  const normalised = normaliseEmail(email);
  return isEmail(normalised) && isStorableText(normalised) ? normalised : '';
}

function invalidCredentials(): AppError {
  return new AppError('BAD_CREDENTIALS', messages.invalidCredentials);
}
