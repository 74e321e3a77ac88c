import { messages } from '../../../schema/contract/messages.js';
import { normaliseEmail } from '../../../schema/contract/rules/email.js';
import { AppError } from '../../errors.js';
import type { AccountState, StoredAccount } from '../../persistence/repositories/user-write.repository.js';
import { readUserChanges, type UserChanges } from './user-form.js';
import type { UserInput } from './user-inputs.js';

/** How an account is to be after an update; who is made active is reopened. */
export function withChanges(stored: StoredAccount, changes: UserChanges): AccountState {
  return {
    name: changes.name ?? stored.name,
    username: changes.username === undefined ? stored.username : changes.username,
    email: changes.email ?? stored.email,
    contactNumber: changes.contactNumber === undefined ? stored.contactNumber : changes.contactNumber,
    role: changes.role ?? stored.role,
    isActive: changes.isActive ?? stored.isActive,
    closed: stored.closed && changes.isActive !== true,
  };
}

/** Whether an account is already as it is to be. */
export function isUnchanged(stored: StoredAccount, state: AccountState): boolean {
  const texts = ['name', 'username', 'email', 'contactNumber'] as const;
  return texts.every((field) => stored[field] === state[field]) && !changesRights(stored, state);
}

/** Whether a change touches what somebody may do, and whether they may come in at all. */
export function changesRights(stored: StoredAccount, state: AccountState): boolean {
  return stored.role !== state.role || stored.isActive !== state.isActive || stored.closed !== state.closed;
}

/** Whether this is one of those who keep the product administered. */
export function isAdministrator({ role, isActive }: AccountState): boolean {
  return role === 'Admin' && isActive;
}

/**
 * Reads what people change of their own account. E-mail, role and state are not theirs to change: as they are stored they
 * may be sent along, anything else is refused, whether or not it could be read.
 */
export function readOwnChanges(stored: StoredAccount, input: UserInput): UserChanges {
  const { name, username, contactNumber, email, role, isActive } = input;
  const kept =
    isKept(email, (text) => normaliseEmail(text) === stored.email) &&
    isKept(role, (text) => text.trim() === stored.role) &&
    (isActive === stored.isActive || isKept(isActive, (text) => text.trim() === String(stored.isActive)));
  if (!kept) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
  return readUserChanges({ name, username, contactNumber });
}

function isKept(sent: unknown, isStored: (text: string) => boolean): boolean {
  return sent === undefined || (typeof sent === 'string' && isStored(sent));
}
