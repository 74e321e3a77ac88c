import type { Role } from '../../../schema/contract/roles.js';
import type { UserRow } from '../../persistence/user-row.js';

/** A person as others see them. It has no place for a password, its hash, or the state of a session. */
export interface UserView {
  readonly id: string;
  readonly name: string;
  readonly username: string | null;
  readonly email: string;
  readonly contactNumber: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Copies what may be seen, by name: whatever else a row should hold one day stays behind. */
export function userView(row: UserRow): UserView {
  const { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt } = row;
  return { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt };
}

/** Where a page of people stands in its list. */
export interface UserPagination {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalUsers: number;
  readonly hasNextPage: boolean;
  readonly hasPrevPage: boolean;
}

export interface UserList {
  readonly users: readonly UserView[];
  readonly pagination: UserPagination;
}

/** Figures of all accounts that are not closed; every role is counted, also one that nobody has. */
export interface UserStatistics {
  readonly overview: {
    readonly totalUsers: number;
    readonly activeUsers: number;
    readonly inactiveUsers: number;
  };
  readonly roleStats: readonly {
    readonly role: Role;
    readonly count: number;
    readonly active: number;
    readonly inactive: number;
  }[];
}

/** What administrators see of an account beside the person. */
export interface UserAccount {
  /** Deleted, though not for good. */
  readonly isClosed: boolean;
  /** Whether a password was ever set; who has none was invited and has not come yet. */
  readonly hasPassword: boolean;
  /** Until when signing in is refused after too many failures, or `null`. */
  readonly lockedUntil: Date | null;
}

export interface DeletedUser {
  readonly id: string;
  readonly permanent: boolean;
}
