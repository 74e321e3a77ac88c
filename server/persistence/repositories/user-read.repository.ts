import type { Role } from '../../../schema/contract/roles.js';
import { userNoun, type UserView } from '../../nouns/user.js';
import type { Database } from '../database.js';
import { columnList } from '../entry-columns.js';

/**
 * The columns of `users` that may leave persistence, for a SELECT or RETURNING list. Password hashes and other secrets
 * are read elsewhere.
 */
export const userColumns = columnList(Object.keys(userNoun.fields));

/** The account data that administrators see in addition to the person. */
interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly isClosed: boolean;
  readonly hasPassword: boolean;
}

/** The number of accounts with a role, and how many of them are active. */
export interface RoleCount {
  readonly role: Role;
  readonly count: number;
  readonly active: number;
  /** Those of the active ones who have not set a password yet. */
  readonly invited: number;
}

const findSql = `SELECT ${userColumns} FROM users WHERE id = $1`;
const accountsSql = `SELECT id, email, closed_at IS NOT NULL AS "isClosed", password_hash IS NOT NULL AS "hasPassword"
  FROM users WHERE id = ANY($1::uuid[])`;
const countsSql = `SELECT role, count(*)::integer AS count, (count(*) FILTER (WHERE is_active))::integer AS active,
    (count(*) FILTER (WHERE is_active AND password_hash IS NULL))::integer AS invited
  FROM users WHERE closed_at IS NULL GROUP BY role`;

/** Reads single people, and counts of all accounts. */
export class UserReadRepository {
  constructor(private readonly database: Database) {}

  /** Returns the person with this id, including closed accounts. */
  async find(id: string): Promise<UserView | null> {
    const [row] = await this.database.query<UserView>(findSql, [id]);
    return row ?? null;
  }

  accounts(ids: readonly string[]): Promise<readonly AccountRow[]> {
    return this.database.query<AccountRow>(accountsSql, [ids]);
  }

  /** Counts accounts by role. Leaves out closed accounts and roles without accounts. */
  countsByRole(): Promise<readonly RoleCount[]> {
    return this.database.query<RoleCount>(countsSql);
  }
}
