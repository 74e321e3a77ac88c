import type { SortOrder } from '../../../schema/contract/entry-filters.js';
import { type Role, roles } from '../../../schema/contract/roles.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import type { UserSortKey } from '../../../schema/contract/users.js';
import { type UserAccount, userNoun, type UserStatistics, type UserView } from '../../nouns/user.js';
import { anywhere } from '../../search/sql/contained-words.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { columnList } from '../entry-columns.js';
import type { Part } from '../entry-order.js';
import { firstRow, onlyRow } from '../rows.js';

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

/** Selects people; `null` means any. */
interface UserCriteria {
  readonly role: Role | null;
  readonly isActive: boolean | null;
  readonly closed: boolean;
  /** Every word of it must be contained in name, username, e-mail or contact number. */
  readonly search: string;
}

interface UserOrder {
  readonly sortBy: UserSortKey;
  readonly sortOrder: SortOrder;
}

interface SortColumn {
  readonly column: string;
  /** Whether there can be blanks, which come last in both directions. */
  readonly blanks: boolean;
}

const sortColumns: Readonly<Record<UserSortKey, SortColumn>> = {
  name: { column: 'key_name', blanks: false },
  username: { column: 'key_username', blanks: true },
  email: { column: 'key_email', blanks: false },
  contactNumber: { column: 'key_contact_number', blanks: true },
  role: { column: 'role', blanks: false },
  isActive: { column: 'is_active', blanks: false },
  lastLoginAt: { column: 'last_login_at', blanks: true },
  createdAt: { column: 'created_at', blanks: false },
  updatedAt: { column: 'updated_at', blanks: false },
};

/** Reads people, pages of their list, and counts. Its statements are few and fixed, so all of them stay prepared. */
export class UserReadRepository {
  constructor(
    private readonly database: Database,
    private readonly short = database.forShortStatements(),
  ) {}

  /** Returns the person with this id, including closed accounts. */
  async find(id: string): Promise<UserView | null> {
    return firstRow(await this.short.query<UserView>(findSql, [id]));
  }

  accounts(ids: readonly string[]): Promise<readonly AccountRow[]> {
    return this.short.query<AccountRow>(accountsSql, [ids]);
  }

  /** Counts accounts by role. Leaves out closed accounts and roles without accounts. */
  countsByRole(): Promise<readonly RoleCount[]> {
    return this.short.query<RoleCount>(countsSql);
  }

  async rows(
    criteria: UserCriteria,
    { sortBy, sortOrder }: UserOrder,
    { offset, limit }: Part,
  ): Promise<readonly UserView[]> {
    const params = new SqlParams();
    const where = userWhere(criteria, params);
    const { column, blanks } = sortColumns[sortBy];
    const text = `SELECT ${userColumns} FROM users WHERE ${where}
      ORDER BY ${column} ${sortOrder}${blanks ? ' NULLS LAST' : ''}, id ${sortOrder}
      LIMIT ${params.add(limit)} OFFSET ${params.add(offset)}`;
    return this.database.query<UserView>(text, params.values);
  }

  async count(criteria: UserCriteria): Promise<number> {
    const params = new SqlParams();
    const text = `SELECT count(*)::integer AS total FROM users WHERE ${userWhere(criteria, params)}`;
    return onlyRow(await this.database.query<{ total: number }>(text, params.values)).total;
  }
}

const bothStates = [true, false];

function userWhere({ role, isActive, closed, search }: UserCriteria, params: SqlParams): string {
  const parts = [
    `(closed_at IS NOT NULL) = ${params.add(closed)}`,
    `role = ANY(${params.add(role === null ? roles : [role])}::text[])`,
    `is_active = ANY(${params.add(isActive === null ? bothStates : [isActive])}::boolean[])`,
  ];
  return [...parts, ...searchSql(search, params)].join(' AND ');
}

const minIndexedWordLength = 3;

/**
 * Looks up the longest word in the index if it is long enough for a trigram, and compares the other words with the rows
 * found.
 */
function searchSql(search: string, params: SqlParams): string[] {
  const words = [...new Set(fold(search).split(' '))].filter((word) => word !== '');
  const [longest, ...others] = words.sort((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const indexed = longest.length >= minIndexedWordLength;
  const compared = `document LIKE ALL(${params.add((indexed ? others : words).map(anywhere))}::text[])`;
  return indexed ? [`document LIKE ${params.add(anywhere(longest))}`, compared] : [compared];
}
