import type { UserView } from '../../services/users/user-views.js';

/** A person as REST shows them: the ten names of the contract, and nothing else. */
export function userJson({ id, ...user }: UserView) {
  const { name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt } = user;
  return { _id: id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt };
}
