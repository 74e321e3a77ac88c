import { messages } from '../../../schema/contract/messages.js';
import { normaliseEmail } from '../../../schema/contract/rules/email.js';
import { AppError } from '../../errors.js';
import type { AccountState, StoredAccount } from '../../persistence/repositories/user-write.repository.js';
import { readUserChanges, type UserChanges, type UserInput } from './user-form.js';

/** Returns the state of an account after an update; activating a closed account reopens it. */
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

/** Whether an update changes nothing. */
export function isUnchanged(stored: StoredAccount, state: AccountState): boolean {
  const texts = ['name', 'username', 'email', 'contactNumber'] as const;
  return texts.every((field) => stored[field] === state[field]) && !changesRights(stored, state);
}

/** Whether a change affects the rights of a person, or whether they can sign in. */
export function changesRights(stored: StoredAccount, state: AccountState): boolean {
  return stored.role !== state.role || stored.isActive !== state.isActive || stored.closed !== state.closed;
}

/** Whether a change of the e-mail ends the invitation of a person who can still be invited. */
export function losesInvitation(stored: StoredAccount, state: AccountState): boolean {
  return !stored.hasPassword && state.isActive && stored.email !== state.email;
}

/** Whether this is an active administrator. */
export function isAdministrator({ role, isActive }: AccountState): boolean {
  return role === 'Admin' && isActive;
}

/**
 * Reads the changes of people to their own account. They cannot change their e-mail, role or state: an unchanged value
 * may be sent, any other throws FORBIDDEN, whether valid or not.
 */
export function readOwnChanges(stored: StoredAccount, input: UserInput): UserChanges {
  const { name, username, contactNumber, email, role, isActive } = input;
  const kept =
    isSameOrAbsent(email, (text) => normaliseEmail(text) === stored.email) &&
    isSameOrAbsent(role, (text) => text.trim() === stored.role) &&
    (isActive === stored.isActive ||
      isSameOrAbsent(isActive, (text) => text.trim() === String(stored.isActive)));
  if (!kept) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
  return readUserChanges({ name, username, contactNumber });
}

function isSameOrAbsent(sent: unknown, isStored: (text: string) => boolean): boolean {
  return sent === undefined || (typeof sent === 'string' && isStored(sent));
}
