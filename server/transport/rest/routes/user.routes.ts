import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { roles } from '../../../../schema/contract/roles.js';
import { badInput } from '../../../errors.js';
import { objectOf } from '../../../nouns/noun.js';
import type { UserList, UserView } from '../../../nouns/user.js';
import { usersArgs } from '../../../nouns/user.js';
import { listOf, text, wordOf } from '../openapi/json-schemas.js';
import { parametersOf, pathPart, query } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single, singlesOf } from '../rest-query.js';
import { privateRoute } from '../rest-route.js';
import { userJson } from '../view-json.js';

const listParameters = parametersOf(usersArgs.fields);
const properties = { data: objectOf({ users: listOf(ref('User')), pagination: ref('UserPagination') }) };
const password = { type: 'string', format: 'password' };
const id = pathPart('id', 'Id of the account.', text, '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11');
const oneUser = { data: objectOf({ user: ref('User') }) };
const userData = (user: UserView) => ({ data: { user: userJson(user) } });
const stateMessage = ({ isActive }: UserView): string =>
  isActive ? messages.userActivated : messages.userDeactivated;

export const userRoutes = [
  privateRoute({
    action: 'users.read',
    path: restPaths.users,
    operationId: 'listUsers',
    summary: 'A page of people, filtered, searched and sorted',
    parameters: listParameters,
    properties,
    call: ({ users }, ctx, { query }) => users.list(ctx, singlesOf(query, usersArgs)),
    answer: userList,
    total: ({ pagination }) => pagination.totalUsers,
  }),
  privateRoute({
    action: 'users.read',
    path: restPaths.usersByRole,
    operationId: 'listUsersByRole',
    summary: 'A page of people with one role, such as the doctors',
    parameters: [
      pathPart('role', 'Role of the people.', wordOf(roles), 'Doctor'),
      ...listParameters.filter(({ name }) => name !== 'role'),
    ],
    properties,
    call: ({ users }, ctx, { params, query }) =>
      users.list(ctx, { ...singlesOf(query, usersArgs), role: namedRole(params['role']) }),
    answer: userList,
    total: ({ pagination }) => pagination.totalUsers,
  }),
  privateRoute({
    action: 'users.read',
    path: restPaths.userStatistics,
    operationId: 'userStatistics',
    summary: 'Number of accounts by state and by role',
    properties: { data: ref('UserStatistics') },
    call: ({ users }, ctx) => users.statistics(ctx),
    answer: ({ overview, roleStats }) => ({ data: { overview, roleStats } }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.users,
    operationId: 'createUser',
    action: 'users.create',
    summary: 'Create an account',
    description: 'Without a password, an invitation to set one is sent by e-mail.',
    body: ref('NewUser'),
    status: 201,
    repeatable: true,
    properties: oneUser,
    refusals: [409],
    call: ({ userAdministration }, ctx, { body }) => userAdministration.create(ctx, body),
    answer: userData,
  }),
  privateRoute({
    path: restPaths.user,
    operationId: 'getUser',
    action: 'users.read',
    summary: 'One person',
    parameters: [id],
    properties: oneUser,
    refusals: [404],
    call: ({ users }, ctx, { params }) => users.find(ctx, params['id']),
    answer: userData,
  }),
  privateRoute({
    method: 'PUT',
    path: restPaths.user,
    operationId: 'updateUser',
    action: 'users.update',
    ownAction: 'profile.update',
    summary: 'Change the sent fields of a person',
    description:
      'People can change their own name, username and contact number. Administrators can change everything, except ' +
      'their own role and state.',
    parameters: [id],
    body: ref('UserChanges'),
    isBodyOptional: true,
    properties: oneUser,
    refusals: [403, 404, 409],
    call: ({ userAdministration }, ctx, { params, body }) =>
      userAdministration.update(ctx, params['id'], body),
    answer: userData,
  }),
  privateRoute({
    method: 'PUT',
    path: restPaths.toggleUserStatus,
    operationId: 'toggleUserStatus',
    action: 'users.update',
    summary: 'Deactivate an active account, activate any other',
    parameters: [id],
    properties: { message: text, ...oneUser },
    refusals: [404, 409],
    call: ({ userAdministration }, ctx, { params }) => userAdministration.toggleStatus(ctx, params['id']),
    answer: (user) => ({ message: stateMessage(user), ...userData(user) }),
  }),
  privateRoute({
    method: 'DELETE',
    path: restPaths.user,
    operationId: 'deleteUser',
    action: 'users.delete',
    summary: 'Close an account or delete it permanently',
    description:
      'A closed account disappears from all lists and can be reopened by an update with `isActive: true`. ' +
      'A permanent deletion removes all personal data; entries and history remain.',
    parameters: [
      id,
      query('permanent', 'Whether to delete the account permanently.', { type: 'boolean', default: false }),
    ],
    properties: { message: text },
    refusals: [404, 409],
    call: ({ userAdministration }, ctx, { params, query }) =>
      userAdministration.delete(ctx, params['id'], { permanent: single(query, 'permanent') }),
    answer: ({ permanent }) => ({ message: permanent ? messages.userDeleted : messages.userDeactivated }),
  }),
  privateRoute({
    method: 'PUT',
    path: restPaths.userPassword,
    operationId: 'changePassword',
    action: 'users.changePassword',
    ownAction: 'profile.changePassword',
    summary: "Change the caller's password",
    description:
      "Ends the caller's other sessions. The token of this call stays valid, and the answer contains a new one.",
    parameters: [id],
    body: objectOf({ currentPassword: password, newPassword: password }),
    properties: { message: text, token: text },
    refusals: [403],
    call: ({ passwords }, ctx, { params, body: { currentPassword, newPassword } }) =>
      passwords.change(ctx, { id: params['id'], currentPassword, newPassword }),
    answer: ({ token }) => ({ message: messages.passwordUpdated, token }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.userPasswordLink,
    operationId: 'sendPasswordLink',
    action: 'users.sendPasswordLink',
    summary: 'E-mail a link to set a password; an invitation if none is set yet',
    parameters: [id],
    repeatable: true,
    properties: { message: text },
    refusals: [404, 409],
    call: ({ userAdministration }, ctx, { params }) => userAdministration.sendPasswordLink(ctx, params['id']),
    answer: ({ purpose }) => ({
      message: purpose === 'invitation' ? messages.invitationOnItsWay : messages.passwordLinkOnItsWay,
    }),
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.unlockUser,
    operationId: 'unlockUser',
    action: 'users.unlock',
    summary: 'Unlock an account after too many failed sign-ins',
    parameters: [id],
    properties: { message: text, ...oneUser },
    refusals: [404],
    call: ({ userAdministration }, ctx, { params }) => userAdministration.unlock(ctx, params['id']),
    answer: (user) => ({ message: messages.userUnlocked, ...userData(user) }),
  }),
];

/** The role is a part of the path, so a blank role is an error, unlike a missing filter. */
function namedRole(role = ''): string {
  if (role.trim() === '') throw badInput('role', messages.oneOf('role', roles));
  return role;
}

function userList({ users, pagination }: UserList) {
  return { data: { users: users.map(userJson), pagination } };
}
