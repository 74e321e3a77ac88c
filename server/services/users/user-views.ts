import type { UserView } from '../../nouns/user.js';

export type { UserAccount, UserList, UserPagination, UserStatistics, UserView } from '../../nouns/user.js';

/** Copies what may be seen, by name: whatever else a row should hold one day stays behind. */
export function userView(row: UserView): UserView {
  const { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt } = row;
  return { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt };
}

export interface DeletedUser {
  readonly id: string;
  readonly permanent: boolean;
}
