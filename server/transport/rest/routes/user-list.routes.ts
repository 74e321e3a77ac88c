import { sortOrders } from '../../../../schema/contract/entry-filters.js';
import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { roles } from '../../../../schema/contract/roles.js';
import { userListDefaults, userSortKeys } from '../../../../schema/contract/users.js';
import { badInput } from '../../../errors.js';
import { objectOf } from '../../../nouns/noun.js';
import type { UserListInput } from '../../../services/users/user-inputs.js';
import type { UserList } from '../../../services/users/user-views.js';
import { listOf } from '../openapi/json-schemas.js';
import { pageParameters, pathPart, query } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { type RawQuery, singles } from '../rest-query.js';
import { privateRoute } from '../rest-route.js';
import { userJson } from '../view-json.js';

/** Filters, sorting and paging of a list of people. */
const userListParameters = [
  ...pageParameters,
  query('role', 'Only people with this role.', { type: 'string', enum: roles }),
  query('isActive', 'Only active, or only inactive people.', { type: 'boolean' }),
  query('closed', 'Whether to list the closed accounts instead of the others.', {
    type: 'boolean',
    default: false,
  }),
  query('search', 'Words that must occur in name, username, e-mail address or contact number.', {
    type: 'string',
  }),
  query('sortBy', 'Sort key.', {
    type: 'string',
    enum: userSortKeys,
    default: userListDefaults.sortBy,
  }),
  query('sortOrder', 'Sort direction.', {
    type: 'string',
    enum: sortOrders,
    default: userListDefaults.sortOrder,
  }),
];

const shared = { tag: 'Users', action: 'users.read' } as const;
const properties = { data: objectOf({ users: listOf(ref('User')), pagination: ref('UserPagination') }) };

export const userListRoutes = [
  privateRoute({
    ...shared,
    path: restPaths.users,
    operationId: 'listUsers',
    summary: 'A page of people, filtered, searched and sorted',
    parameters: userListParameters,
    properties,
    call: ({ users }, ctx, { query }) => users.list(ctx, userListInput(query)),
    answer: userList,
  }),
  privateRoute({
    ...shared,
    path: restPaths.usersByRole,
    operationId: 'listUsersByRole',
    summary: 'A page of people with one role, such as the doctors',
    parameters: [
      pathPart('role', 'Role of the people.', { type: 'string', enum: roles }, 'Doctor'),
      ...userListParameters.filter(({ name }) => name !== 'role'),
    ],
    properties,
    call: ({ users }, ctx, { params, query }) =>
      users.list(ctx, { ...userListInput(query), role: namedRole(params['role']) }),
    answer: userList,
  }),
  privateRoute({
    ...shared,
    path: restPaths.userStatistics,
    operationId: 'userStatistics',
    summary: 'Number of accounts by state and by role',
    properties: { data: ref('UserStatistics') },
    call: ({ users }, ctx) => users.statistics(ctx),
    answer: ({ overview, roleStats }) => ({ data: { overview, roleStats } }),
  }),
];

function userListInput(query: RawQuery): UserListInput {
  return singles(query, 'page', 'limit', 'role', 'isActive', 'closed', 'search', 'sortBy', 'sortOrder');
}

/** The role is a part of the path, so a blank role is an error, unlike a missing filter. */
function namedRole(role = ''): string {
  if (role.trim() === '') throw badInput('role', messages.oneOf('role', roles));
  return role;
}

function userList({ users, pagination }: UserList) {
  return { data: { users: users.map(userJson), pagination } };
}
