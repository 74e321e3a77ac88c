import type { AdministeredUserFragment, UsersQueryVariables } from '../generated/types';
import { UserDocument, UserFiguresDocument, UsersDocument } from '../generated/users';
import { answerTo } from './answers';
import { makeUser } from './makeUser';

/** Creates a unique person with an account; a test passes only the values it depends on. */
export function makeAccount(values: Partial<AdministeredUserFragment> = {}): AdministeredUserFragment {
  return {
    __typename: 'User',
    ...makeUser(values),
    account: stateOf(),
    ...values,
  } as AdministeredUserFragment;
}

/** The state of an account; a test passes only the values it depends on. */
export function stateOf(values: Partial<AdministeredUserFragment['account']> = {}) {
  const known = { isClosed: false, hasPassword: true, lockedUntil: null, ...values };
  return { __typename: 'UserAccount', ...known } as AdministeredUserFragment['account'];
}

const userListVariables: UsersQueryVariables = { sortBy: 'createdAt', sortOrder: 'desc' };

/** The answer with a page of people. */
export function usersAnswer(
  users: readonly AdministeredUserFragment[],
  asked: UsersQueryVariables = {},
  totalUsers = users.length,
) {
  const { page, limit } = asked;
  const [currentPage, totalPages] = [page ?? 1, Math.ceil(totalUsers / (limit ?? 10))];
  const pagination = {
    __typename: 'UserPagination',
    currentPage,
    totalPages,
    totalUsers,
    hasNextPage: currentPage < totalPages,
    hasPrevPage: currentPage > 1,
  };
  return answerTo(
    { query: UsersDocument, variables: { ...userListVariables, ...asked } },
    { users: { __typename: 'UserPage', users, pagination } },
  );
}

/** The answer with one person. */
export function userAnswer(user: AdministeredUserFragment) {
  return answerTo({ query: UserDocument, variables: { id: user.id } }, { user });
}

/** The answer with the number of people, all of them doctors. */
export function figuresAnswer(active = 0, inactive = 0, invited = 0) {
  const count = active + inactive;
  const roleStats = (['Admin', 'Reviewer', 'Curator', 'Doctor'] as const).map((role) => ({
    __typename: 'RoleCount',
    role,
    ...(role === 'Doctor'
      ? { count, active, invited, inactive }
      : { count: 0, active: 0, invited: 0, inactive: 0 }),
  }));
  const overview = {
    __typename: 'UserOverview',
    totalUsers: count,
    activeUsers: active,
    invitedUsers: invited,
    inactiveUsers: inactive,
  };
  return answerTo(
    { query: UserFiguresDocument },
    { userStats: { __typename: 'UserStatistics', overview, roleStats } },
  );
}
