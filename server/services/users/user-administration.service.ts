import { v7 as uuidV7 } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import { type Action, allows } from '../../../schema/contract/policy.js';
import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import { AppError, requireFound } from '../../errors.js';
import { type DeletedUser, userView, type UserView } from '../../nouns/user.js';
import type { Queryable } from '../../persistence/database.js';
import type {
  AccountState,
  StoredAccount,
  UserFields,
  UserWriteRepository,
} from '../../persistence/repositories/user-write.repository.js';
import type { Secret } from '../../secret.js';
import type { SignInThrottle } from '../attempts/sign-in-throttle.js';
import { authorizeAgain, authorizeViewer, isOwnId } from '../authorize.js';
import type { MailQueue } from '../mail/mail-queue.js';
import { requireAcceptablePassword } from '../passwords/acceptable-password.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { optionalFlag } from '../read-input.js';
import type { RequestContext, Viewer } from '../request-context.js';
import {
  changesRights,
  isAdministrator,
  isUnchanged,
  losesInvitation,
  readOwnChanges,
  withChanges,
} from './account-state.js';
import { readNewUser, readUserChanges, readUserId, type UserInput } from './user-form.js';

/** Returns the next state of an account from its stored state. */
type Next = (stored: StoredAccount) => AccountState;

/** Creates, changes and ends accounts. */
export class UserAdministrationService {
  constructor(
    private readonly accounts: UserWriteRepository,
    private readonly hasher: Pick<PasswordHasher, 'hash'>,
    private readonly mailQueue: Pick<MailQueue, 'post' | 'wake'>,
    private readonly throttle: Pick<SignInThrottle, 'clear' | 'forget'>,
  ) {}

  /**
   * Creates an account; without a password, the person gets an invitation by e-mail to set one. Throws CONFLICT for an
   * e-mail or username that is in use.
   */
  async create(ctx: RequestContext, input: UserInput): Promise<UserView> {
    const viewer = authorizeViewer(ctx, 'users.create');
    const { fields, password } = readNewUser(input);
    const hash = password === null ? null : await this.hashOf(password, fields);
    const work = async (transaction: Queryable) => {
      const created = await this.accounts.insert(transaction, uuidV7(), fields, hash);
      if (hash === null) await this.post(transaction, 'invitation', created.email);
      return created;
    };
    const row = await this.write(viewer, 'users.create', work, ctx.transaction);
    if (hash === null) this.mailQueue.wake();
    return userView(row);
  }

  /**
   * Changes the fields that were sent: administrators of any account, other people of their own name, username and
   * contact number. An invited person whose e-mail is corrected gets the invitation there.
   */
  async update(ctx: RequestContext, id: unknown, input: UserInput): Promise<UserView> {
    const viewer = authorizeViewer(ctx, isOwnId(ctx, id) ? 'profile.update' : 'users.update');
    return this.change(viewer, readUserId(id), ...nextBy(viewer, input));
  }

  /** Deactivates an active account, and activates any other; a closed account is reopened. */
  async toggleStatus(ctx: RequestContext, id: unknown): Promise<UserView> {
    const viewer = authorizeViewer(ctx, 'users.update');
    return this.change(viewer, readUserId(id), 'users.update', (stored) => ({
      ...stored,
      isActive: !stored.isActive,
      closed: false,
    }));
  }

  /** Closes an account, which can be reopened, or deletes it permanently with all personal data. */
  async delete(
    ctx: RequestContext,
    id: unknown,
    options: { readonly permanent?: boolean | string | null | undefined } = {},
  ): Promise<Omit<DeletedUser, 'message'>> {
    const viewer = authorizeViewer(ctx, 'users.delete');
    const userId = readUserId(id);
    const permanent = optionalFlag('permanent', options.permanent) ?? false;
    if (permanent) await this.remove(viewer, userId);
    else await this.change(viewer, userId, 'users.delete', toClosed);
    return { id: userId, permanent };
  }

  /**
   * Sends a link to set a password by e-mail: an invitation if there is no password yet. Throws CONFLICT for an account
   * that is not active.
   */
  async sendPasswordLink(ctx: RequestContext, id: unknown): Promise<{ purpose: PasswordLinkPurpose }> {
    const viewer = authorizeViewer(ctx, 'users.sendPasswordLink');
    const userId = readUserId(id);
    const work = async (transaction: Queryable) => {
      const { email, isActive, hasPassword } = await this.load(transaction, userId);
      if (!isActive) throw new AppError('CONFLICT', messages.linkNeedsActiveAccount);
      return this.post(transaction, hasPassword ? 'reset' : 'invitation', email);
    };
    const purpose = await this.write(viewer, 'users.sendPasswordLink', work, ctx.transaction);
    this.mailQueue.wake();
    return { purpose };
  }

  /** Clears the failures to sign in that lock an account. */
  async unlock(ctx: RequestContext, id: unknown): Promise<UserView> {
    const viewer = authorizeViewer(ctx, 'users.unlock');
    const userId = readUserId(id);
    const stored = await this.write(viewer, 'users.unlock', (transaction) => this.load(transaction, userId));
    await this.throttle.clear(stored.email);
    return userView(stored);
  }

  private async change(viewer: Viewer, id: string, action: Action, next: Next): Promise<UserView> {
    const { row, invited } = await this.write(viewer, action, async (transaction) => {
      const stored = await this.load(transaction, id);
      const state = next(stored);
      if (isUnchanged(stored, state)) return { row: stored, invited: false };
      if (changesRights(stored, state)) await this.guard(transaction, viewer, stored, state);
      const updated = await this.accounts.update(transaction, stored, state);
      const invited = losesInvitation(stored, state);
      if (invited) await this.post(transaction, 'invitation', updated.email);
      return { row: updated, invited };
    });
    if (invited) this.mailQueue.wake();
    return userView(row);
  }

  private async remove(viewer: Viewer, id: string): Promise<void> {
    const { email } = await this.write(viewer, 'users.delete', async (transaction) => {
      const stored = await this.load(transaction, id);
      await this.guard(transaction, viewer, stored, null);
      await this.accounts.remove(transaction, stored);
      return stored;
    });
    await this.throttle.forget(email);
  }

  /** Refuses a viewer whose rights another administrator ended meanwhile. */
  private write<Result>(
    viewer: Viewer,
    action: Action,
    work: (transaction: Queryable) => Promise<Result>,
    around?: Queryable,
  ): Promise<Result> {
    return this.accounts.change(async (transaction) => {
      await authorizeAgain(transaction, viewer, action);
      return work(transaction);
    }, around);
  }

  /**
   * Throws CONFLICT if the viewer changes their own rights, or the last one with a password would lose theirs.
   */
  private async guard(
    transaction: Queryable,
    viewer: Viewer,
    stored: StoredAccount,
    state: AccountState | null,
  ): Promise<void> {
    if (stored.id === viewer.id) throw new AppError('CONFLICT', messages.ownAccountGuarded);
    const couldSignIn = isAdministrator(stored) && stored.hasPassword;
    if (!couldSignIn || (state !== null && isAdministrator(state))) return;
    const others = await this.accounts.hasOtherAdministrator(transaction, stored.id);
    if (!others) throw new AppError('CONFLICT', messages.lastAdministrator);
  }

  private async load(transaction: Queryable, id: string): Promise<StoredAccount> {
    return requireFound(await this.accounts.find(transaction, id), messages.userNotFound);
  }

  private async post(
    transaction: Queryable,
    kind: PasswordLinkPurpose,
    recipient: string,
  ): Promise<PasswordLinkPurpose> {
    await this.mailQueue.post(transaction, { kind, recipient });
    return kind;
  }

  private hashOf(password: string, owner: UserFields): Promise<Secret> {
    requireAcceptablePassword('password', password, owner);
    return this.hasher.hash(password);
  }
}

/**
 * Returns the right that an update uses, and what it does. Reads the input before the account is loaded, unless the
 * check depends on its stored state.
 */
function nextBy({ role }: Viewer, input: UserInput): readonly [Action, Next] {
  if (!allows('users.update', role)) {
    return ['profile.update', (stored) => withChanges(stored, readOwnChanges(stored, input))];
  }
  const changes = readUserChanges(input);
  return ['users.update', (stored) => withChanges(stored, changes)];
}

function toClosed(stored: StoredAccount): AccountState {
  if (stored.closed) throw new AppError('NOT_FOUND', messages.userNotFound);
  return { ...stored, isActive: false, closed: true };
}
