import type { Role } from '../../schema/contract/roles.js';

/** What of `users` may leave persistence for anybody to see. The password's hash and the like are read elsewhere. */
export interface UserRow {
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

/** The columns of a `UserRow`, for a SELECT or RETURNING list. */
export const userColumns = `id, name, username, email, contact_number AS "contactNumber", role, is_active AS "isActive",
  last_login_at AS "lastLoginAt", created_at AS "createdAt", updated_at AS "updatedAt"`;
