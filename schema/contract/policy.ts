import type { Role } from './roles.js';

/** Everyone, visitors included; whoever is signed in; or the holders of the roles named. */
export type Permission = 'everyone' | 'signed-in' | readonly Role[];

const table = {
  'entries.read': 'everyone',
  'entries.export': 'everyone',
  'statistics.read': 'everyone',
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof table;

/**
 * Who may do what: the one table of rights, enforced in services. Actions arrive here with the feature that needs them.
 * See docs/adr/0004-roles-and-their-rights.md.
 */
export const policy: Readonly<Record<Action, Permission>> = table;
