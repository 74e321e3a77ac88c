/** The roles a signed-in person can have; see docs/adr/0004-roles-and-their-rights.md. */
export const roles = ['Admin', 'Reviewer', 'Curator', 'Doctor'] as const;
export type Role = (typeof roles)[number];
