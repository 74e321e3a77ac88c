import { sortOrders } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { roles } from '../../../schema/contract/roles.js';
import { userListDefaults, userSortKeys } from '../../../schema/contract/users.js';
import { requireFound } from '../../errors.js';
import type { Sent } from '../../nouns/noun.js';
import {
  type UserAccount,
  type UserList,
  type UserPagination,
  type usersArgs,
  type UserStatistics,
  userView,
  type UserView,
} from '../../nouns/user.js';
import type { RoleCount, UserReadRepository } from '../../persistence/repositories/user-read.repository.js';
import type { SignInThrottle } from '../attempts/sign-in-throttle.js';
import { authorize } from '../authorize.js';
import { type Page, pagination, readPage } from '../pagination.js';
import { oneOf, optionalFlag, optionalOneOf, plainText } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { readUserId } from './user-form.js';

/** Reads accounts, as administrators see them. */
export class UserDirectoryService {
  constructor(
    private readonly users: UserReadRepository,
    private readonly throttle: Pick<SignInThrottle, 'lockedUntil'>,
  ) {}

  /** Returns one page of the people who match the filters, in order; a blank filter counts as absent. */
  async list(ctx: RequestContext, input: Sent<typeof usersArgs>): Promise<UserList> {
    authorize(ctx, 'users.read');
    const page = readPage(input);
    const criteria = {
      role: optionalOneOf('role', input.role, roles),
      isActive: optionalFlag('isActive', input.isActive),
      closed: optionalFlag('closed', input.closed) ?? false,
      search: plainText('search', input.search, limits.searchTermMaxLength),
    };
    const order = {
      sortBy: oneOf('sortBy', input.sortBy, userSortKeys, userListDefaults.sortBy),
      sortOrder: oneOf('sortOrder', input.sortOrder, sortOrders, userListDefaults.sortOrder),
    };
    const [rows, total] = await Promise.all([
      this.users.rows(criteria, order, page),
      this.users.count(criteria),
    ]);
    return { users: rows.map(userView), pagination: userPagination(page, total) };
  }

  /** Returns the person with this id, also of a closed account. Throws NOT_FOUND for an unknown or deleted one. */
  async find(ctx: RequestContext, id: unknown): Promise<UserView> {
    authorize(ctx, 'users.read');
    const found = requireFound(await this.users.find(readUserId(id)), messages.userNotFound);
    return userView(found);
  }

  /** Returns the number of people, by role and state. */
  async statistics(ctx: RequestContext): Promise<UserStatistics> {
    authorize(ctx, 'users.read');
    return toStatistics(await this.users.countsByRole());
  }

  /** Returns the account data that only administrators see, by id; omits unknown ids. */
  async accounts(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, UserAccount>> {
    authorize(ctx, 'users.read');
    const rows = await this.users.accounts(ids);
    const lockedUntil = await this.throttle.lockedUntil(rows.map(({ email }) => email));
    return new Map(
      rows.map(({ id, email, isClosed, hasPassword }) => [
        id,
        { isClosed, hasPassword, lockedUntil: lockedUntil.get(email) ?? null },
      ]),
    );
  }
}

function userPagination(page: Page, totalUsers: number): UserPagination {
  const { page: currentPage, pages: totalPages } = pagination(page, totalUsers);
  const hasNextPage = currentPage < totalPages;
  return { currentPage, totalPages, totalUsers, hasNextPage, hasPrevPage: currentPage > 1 };
}

function toStatistics(counts: readonly RoleCount[]): UserStatistics {
  const roleStats = roles.map((role) => {
    const counted = counts.find((one) => one.role === role) ?? { count: 0, active: 0, invited: 0 };
    const { count, active, invited } = counted;
    return { role, count, active, invited, inactive: count - active };
  });
  const sum = (figure: 'count' | 'active' | 'invited' | 'inactive') =>
    roleStats.reduce((total, stats) => total + stats[figure], 0);
  return {
    overview: {
      totalUsers: sum('count'),
      activeUsers: sum('active'),
      invitedUsers: sum('invited'),
      inactiveUsers: sum('inactive'),
    },
    roleStats,
  };
}
