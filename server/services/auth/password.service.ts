import { messages } from '../../../schema/contract/messages.js';
import { isEmail, normaliseEmail } from '../../../schema/contract/rules/email.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { AppError, badInput } from '../../errors.js';
import type { ResetTokenCheck, Session } from '../../nouns/session.js';
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
import type { Attempt, Attempts } from '../attempts/attempts.js';
import type { SignInThrottle } from '../attempts/sign-in-throttle.js';
import { authorize, authorizeViewer, isOwnId } from '../authorize.js';
import { hashToken } from '../link-tokens.js';
import type { MailQueue } from '../mail/mail-queue.js';
import { requireAcceptablePassword } from '../passwords/acceptable-password.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { isFilled } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { userView } from '../users/user-views.js';
import type { AccessTokens } from './access-tokens.js';

interface Parts {
  readonly credentials: CredentialsRepository;
  readonly links: PasswordLinkRepository;
  readonly hasher: PasswordHasher;
  readonly throttle: SignInThrottle;
  readonly attempts: Attempts;
  readonly mailQueue: MailQueue;
  readonly tokens: AccessTokens;
}

interface ChangeInput {
  /** The account; by default the viewer's own. */
  readonly id?: unknown;
  readonly currentPassword?: unknown;
  readonly newPassword?: unknown;
}

/** Sets passwords, by a mailed link or with the current password. */
export class PasswordService {
  constructor(private readonly parts: Parts) {}

  /**
   * Queues an e-mail with a link to set a password. Does not check here whether the account exists: each request queues
   * one message and the mail job looks up the account, so neither the response nor its time reveals whether it exists.
   */
  async forgot(ctx: RequestContext, { email }: { readonly email?: unknown }): Promise<void> {
    authorize(ctx, 'password.reset');
    if (!isFilled(email)) throw badInput('email', messages.emailRequired);
    const { attempts, throttle, mailQueue } = this.parts;
    await attempts.take({ limit: attemptLimits.forgotByAddress, key: addressKey(ctx.address) });
    const recipient = normaliseEmail(email);
    if (!isEmail(recipient) || !isStorableText(recipient)) return;
    if (await throttle.allowsMail(recipient, ctx.address)) await mailQueue.send({ kind: 'reset', recipient });
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
    const { credentials, hasher, throttle } = this.parts;
    requireAcceptablePassword('newPassword', newPassword, await this.ownerOf(token, ctx));
    const email = await credentials.setPasswordByLink(hashToken(token), await hasher.hash(newPassword));
    if (email === null) throw linkInvalid();
    await throttle.clear(email);
  }

  /** Replaces the viewer's own password. Ends all other sessions and returns a new one; the old token stays valid. */
  async change(ctx: RequestContext, { id, currentPassword, newPassword }: ChangeInput): Promise<Session> {
    const isOwn = id === undefined || isOwnId(ctx, id);
    const viewer = authorizeViewer(ctx, isOwn ? 'profile.changePassword' : 'users.changePassword');
    if (!isFilled(currentPassword) || !isFilled(newPassword)) {
      throw new AppError('BAD_USER_INPUT', messages.currentAndNewPasswordRequired);
    }
    const { credentials, hasher, tokens } = this.parts;
    const owner = await this.requireCurrent(viewer.id, currentPassword);
    if (newPassword === currentPassword) throw badInput('newPassword', messages.passwordUnchanged);
    requireAcceptablePassword('newPassword', newPassword, owner);
    const hash = await hasher.hash(newPassword);
    const kept = viewer.tokenHash ?? null;
    const changed = await credentials.changePassword(owner.id, owner.tokenVersion, hash, kept);
    if (changed === null) throw invalidToken();
    return { token: await tokens.issue({ ...changed, id: owner.id }), user: userView(changed.user) };
  }

  private async ownerOf(token: string, ctx: RequestContext): Promise<LinkOwner> {
    const attempt = { limit: attemptLimits.linkByAddress, key: addressKey(ctx.address) };
    await this.parts.attempts.take(attempt);
    const owner = await this.parts.links.find(hashToken(token));
    if (owner === null) throw linkInvalid();
    await this.parts.attempts.refund(attempt);
    return owner;
  }

  private async requireCurrent(id: string, password: string): Promise<Credentials> {
    const { attempts, credentials, hasher } = this.parts;
    const attempt: Attempt = { limit: attemptLimits.currentPassword, key: id };
    await attempts.take(attempt);
    const found = await credentials.findById(id);
    if (found === null) throw invalidToken();
    if (!(await hasher.matches(password, found.passwordHash))) {
      throw badInput('currentPassword', messages.currentPasswordIncorrect);
    }
    await attempts.forget(attempt);
    return found;
  }
}

function linkInvalid(): AppError {
  return badInput('token', messages.linkInvalid);
}

function invalidToken(): AppError {
  return new AppError('UNAUTHENTICATED', messages.invalidToken);
}
