/** The roles a signed-in person can have; see docs/adr/0004-roles-and-their-rights.md. */
export const roles = ['Admin', 'Reviewer', 'Curator', 'Doctor'] as const;
export type Role = (typeof roles)[number];

/** Whether a text names a role. */
export function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}
