import { type UserAccount, userNoun, type UserStatistics, type UserView } from '../../nouns/user.js';
import type { Database } from '../database.js';
import { columnList } from '../entry-columns.js';
import { firstRow } from '../rows.js';

/**
 * The columns of `users` that may leave persistence, for a SELECT or RETURNING list. Password hashes and other secrets
 * are read elsewhere.
 */
export const userColumns = columnList(Object.keys(userNoun.fields));

/** The account data that administrators see in addition to the person. */
type AccountRow = Pick<UserView, 'id' | 'email'> & Omit<UserAccount, 'lockedUntil'>;

/** The accounts with a role, as far as they are counted. */
export type RoleCount = Omit<UserStatistics['roleStats'][number], 'inactive'>;

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
    return firstRow(await this.database.query<UserView>(findSql, [id]));
  }

  accounts(ids: readonly string[]): Promise<readonly AccountRow[]> {
    return this.database.query<AccountRow>(accountsSql, [ids]);
  }

  /** Counts accounts by role. Leaves out closed accounts and roles without accounts. */
  countsByRole(): Promise<readonly RoleCount[]> {
    return this.database.query<RoleCount>(countsSql);
  }
}
