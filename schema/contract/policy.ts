import type { Role } from './roles.js';

/** Everyone, visitors included; whoever is signed in; or the holders of the roles named. */
type Permission = 'everyone' | 'signed-in' | readonly Role[];

const table = {
  'entries.read': 'everyone',
  'entries.export': 'everyone',
  'statistics.read': 'everyone',
  'entries.create': 'signed-in',
  'entries.update': 'signed-in',
  'entries.delete': 'signed-in',
  'entries.restore': 'signed-in',
  'entries.readHistory': 'signed-in',
  'imports.run': 'signed-in',
  'imports.read': 'signed-in',
  'imports.undo': 'signed-in',
  'imports.undoOthers': ['Admin'],
  // With the secret of the receipt where nobody is signed in; see submissions.
  'submissions.create': 'everyone',
  'submissions.follow': 'everyone',
  'submissions.read': 'signed-in',
  'submissions.readAll': ['Reviewer', 'Admin'],
  'submissions.review': ['Reviewer', 'Admin'],
  'submissions.reviewOwn': ['Admin'],
  'session.open': 'everyone',
  'password.reset': 'everyone',
  'profile.read': 'signed-in',
  'profile.update': 'signed-in',
  'profile.changePassword': 'signed-in',
  'profile.signOutEverywhere': 'signed-in',
  'users.read': ['Admin'],
  'users.create': ['Admin'],
  'users.update': ['Admin'],
  'users.delete': ['Admin'],
  // Nobody's: a password is set by its owner, or by a link.
  'users.changePassword': [],
  'users.sendPasswordLink': ['Admin'],
  'users.unlock': ['Admin'],
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof table;

/**
 * Who may do what: the one table of rights, enforced in services. Actions arrive here with the feature that needs them.
 * See docs/adr/0004-roles-and-their-rights.md.
 */
export const policy: Readonly<Record<Action, Permission>> = table;

/** Whether the policy allows an action to the holder of a role, or to a visitor (`null`). */
export function allows(action: Action, role: Role | null): boolean {
  const permission = policy[action];
  if (permission === 'everyone') return true;
  if (role === null) return false;
  return permission === 'signed-in' || permission.includes(role);
}
