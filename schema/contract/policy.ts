import type { Role } from './roles.js';

/** Everyone, visitors included; every signed-in user; or the holders of the named roles. */
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
  // Only offered by the command line of the server.
  'entries.withdrawVersion': ['Admin'],
  'vocabulary.edit': ['Reviewer', 'Admin'],
  'measures.review': 'signed-in',
  'measures.readHistory': 'signed-in',
  'imports.run': 'signed-in',
  'imports.read': 'signed-in',
  'imports.undo': 'signed-in',
  'imports.undoOthers': ['Admin'],
  // Visitors need the secret of the receipt; see submissions.
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
  'system.read': ['Admin'],
  'users.read': ['Admin'],
  'users.create': ['Admin'],
  'users.update': ['Admin'],
  'users.delete': ['Admin'],
  // Allowed to nobody: a password is set by its owner, or by a link.
  'users.changePassword': [],
  'users.sendPasswordLink': ['Admin'],
  'users.unlock': ['Admin'],
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof table;

/**
 * The table of rights: which roles may do which action, enforced in services. The feature that needs an action adds
 * it. See docs/adr/0004-roles-and-their-rights.md.
 */
export const policy: Readonly<Record<Action, Permission>> = table;

/** Returns whether the policy allows an action to the holder of a role, or to a visitor (`null`). */
export function allows(action: Action, role: Role | null): boolean {
  const permission = policy[action];
  if (permission === 'everyone') return true;
  if (role === null) return false;
  return permission === 'signed-in' || permission.includes(role);
}
