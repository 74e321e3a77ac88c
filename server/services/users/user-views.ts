import type { UserView } from '../../nouns/user.js';

/** Copies the visible fields by name, so that a column added to the row later is not exposed. */
export function userView(row: UserView): UserView {
  const { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt } = row;
  return { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt };
}
