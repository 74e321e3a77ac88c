/** The roles of signed-in users; see docs/adr/0004-roles-and-their-rights.md. */
export const roles = ['Admin', 'Reviewer', 'Curator', 'Doctor'] as const;
export type Role = (typeof roles)[number];

/** Returns whether a text names a role. */
export function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}
