import { messages } from '../../../schema/contract/messages.js';
import { isEmail, normaliseEmail } from '../../../schema/contract/rules/email.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { AppError, badInput } from '../../errors.js';
import type { ResetTokenCheck, Session } from '../../nouns/session.js';
import { userView } from '../../nouns/user.js';
import type { Attempt, AttemptRepository } from '../../persistence/repositories/attempt.repository.js';
import type {
  Credentials,
  CredentialsRepository,
} from '../../persistence/repositories/credentials.repository.js';
import type {
  LinkOwner,
  PasswordLinkRepository,
} from '../../persistence/repositories/password-link.repository.js';
import { addressKey } from '../attempts/attempt-keys.js';
import { attemptLimits } from '../attempts/attempt-limits.js';
import type { SignInThrottle } from '../attempts/sign-in-throttle.js';
import { authorize, authorizeViewer, isOwnId } from '../authorize.js';
import { hashToken } from '../link-tokens.js';
import type { MailQueue } from '../mail/mail-queue.js';
import { requireAcceptablePassword } from '../passwords/acceptable-password.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { isFilled } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { AccessTokens } from './access-tokens.js';

interface ChangeInput {
  /** The account; by default the viewer's own. */
  readonly id?: unknown;
  readonly currentPassword?: unknown;
  readonly newPassword?: unknown;
}

/** Sets passwords, by a mailed link or with the current password. */
export class PasswordService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly links: PasswordLinkRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly attempts: AttemptRepository,
    private readonly mailQueue: MailQueue,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * Queues an e-mail with a link to set a password. Does not check here whether the account exists: each request queues
   * one message and the mail job looks up the account, so neither the response nor its time reveals whether it exists.
   */
  async forgot(ctx: RequestContext, { email }: { readonly email?: unknown }): Promise<void> {
    authorize(ctx, 'password.reset');
    if (!isFilled(email)) throw badInput('email', messages.emailRequired);
    await this.attempts.take({ limit: attemptLimits.forgotByAddress, key: addressKey(ctx.address) });
    const recipient = normaliseEmail(email);
    if (!isEmail(recipient) || !isStorableText(recipient)) return;
    if (await this.throttle.allowsMail(recipient, ctx.address))
      await this.mailQueue.send({ kind: 'reset', recipient });
  }

  /** Returns the purpose of a link, if the link is valid. */
  async verify(
    ctx: RequestContext,
    { token }: { readonly token?: unknown },
  ): Promise<Pick<ResetTokenCheck, 'purpose'>> {
    authorize(ctx, 'password.reset');
    if (!isFilled(token)) throw badInput('token', messages.tokenRequired);
    const { purpose } = await this.ownerOf(token, ctx);
    return { purpose };
  }

  /** Sets a password by a link, and ends every session. The link stays valid if the password is refused. */
  async reset(
    ctx: RequestContext,
    { token, newPassword }: { readonly token?: unknown; readonly newPassword?: unknown },
  ): Promise<void> {
    authorize(ctx, 'password.reset');
    if (!isFilled(token) || !isFilled(newPassword)) {
      throw new AppError('BAD_USER_INPUT', messages.tokenAndNewPasswordRequired);
    }
    requireAcceptablePassword('newPassword', newPassword, await this.ownerOf(token, ctx));
    const email = await this.credentials.setPasswordByLink(
      hashToken(token),
      await this.hasher.hash(newPassword),
    );
    if (email === null) throw linkInvalid();
    await this.throttle.clear(email);
  }

  /** Replaces the viewer's own password. Ends all other sessions and returns a new one; the old token stays valid. */
  async change(ctx: RequestContext, { id, currentPassword, newPassword }: ChangeInput): Promise<Session> {
    const isOwn = id === undefined || isOwnId(ctx, id);
    const viewer = authorizeViewer(ctx, isOwn ? 'profile.changePassword' : 'users.changePassword');
    if (!isFilled(currentPassword) || !isFilled(newPassword)) {
      throw new AppError('BAD_USER_INPUT', messages.currentAndNewPasswordRequired);
    }
    const owner = await this.requireCurrent(viewer.id, currentPassword);
    if (newPassword === currentPassword) throw badInput('newPassword', messages.passwordUnchanged);
    requireAcceptablePassword('newPassword', newPassword, owner);
    const hash = await this.hasher.hash(newPassword);
    const kept = viewer.tokenHash ?? null;
    const changed = await this.credentials.changePassword(owner.id, owner.tokenVersion, hash, kept);
    if (changed === null) throw invalidToken();
    return { token: await this.tokens.issue({ ...changed, id: owner.id }), user: userView(changed.user) };
  }

  private async ownerOf(token: string, ctx: RequestContext): Promise<LinkOwner> {
    const attempt = { limit: attemptLimits.linkByAddress, key: addressKey(ctx.address) };
    await this.attempts.take(attempt);
    const owner = await this.links.find(hashToken(token));
    if (owner === null) throw linkInvalid();
    await this.attempts.refund(attempt);
    return owner;
  }

  private async requireCurrent(id: string, password: string): Promise<Credentials> {
    const attempt: Attempt = { limit: attemptLimits.currentPassword, key: id };
    await this.attempts.take(attempt);
    const found = await this.credentials.findById(id);
    if (found === null) throw invalidToken();
    if (!(await this.hasher.matches(password, found.passwordHash))) {
      throw badInput('currentPassword', messages.currentPasswordIncorrect);
    }
    await this.attempts.forget(attempt);
    return found;
  }
}

function linkInvalid(): AppError {
  return badInput('token', messages.linkInvalid);
}

function invalidToken(): AppError {
  return new AppError('UNAUTHENTICATED', messages.invalidToken);
}
