import type { AdministeredUserFragment } from '../../generated/types';

/** The state of an account; if several apply, the one that decides whether its owner can sign in. */
export type UserState = 'active' | 'invited' | 'locked' | 'inactive' | 'closed';

/** The label of each state, and its meaning for the owner of the account. */
export const userStates: Readonly<Record<UserState, { readonly label: string; readonly meaning: string }>> = {
  active: { label: 'Active', meaning: 'Can sign in' },
  invited: { label: 'Invited', meaning: 'Has not set a password yet' },
  locked: { label: 'Locked', meaning: 'Cannot sign in for some time after too many failures' },
  inactive: { label: 'Inactive', meaning: 'Cannot sign in until activated' },
  closed: { label: 'Closed', meaning: 'Deleted, but can be reopened' },
};

export function userStateOf({ isActive, account }: AdministeredUserFragment): UserState {
  if (account?.isClosed) return 'closed';
  if (!isActive) return 'inactive';
  if (account?.lockedUntil) return 'locked';
  return account?.hasPassword === false ? 'invited' : 'active';
}
