import { limits } from '../../schema/contract/limits.js';
import { type Role, roles } from '../../schema/contract/roles.js';
import { userListDefaults, type UserSortKey } from '../../schema/contract/users.js';
import { limitField, pageField, sortOrderNoun } from './list-args.js';
import {
  count,
  enumeration,
  flag,
  id,
  input,
  key,
  many,
  moment,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  text,
} from './noun.js';

const { user: longest } = limits;

const roleNoun = enumeration<Role>(
  'Role',
  'Role of a person. All signed-in people may create, edit, delete and restore entries.',
  {
    Admin: 'Manages accounts, edits entries, and reviews submissions of others.',
    Reviewer: 'Edits entries and reviews submissions of others.',
    Curator: 'Edits entries.',
    Doctor: 'A physician. Edits entries.',
  },
);

/** A person as shown to others. It contains no password, password hash or session state. */
export type UserView = Of<typeof userNoun>;
export const userNoun = noun('User', 'A person with an account.', {
  id: id('Identifier of the account, a UUID.'),
  name: text('Name of the person in histories and lists.', { maxLength: longest.name }),
  username: orNull(text('Alternative name, unique among all accounts.', { maxLength: longest.username })),
  email: text('E-mail address in lower case, used to sign in.', {
    maxLength: longest.email,
    format: 'email',
  }),
  contactNumber: orNull(text('Telephone number or another contact.', { maxLength: longest.contactNumber })),
  role: oneOf(roleNoun, 'Role of the person.'),
  isActive: flag('Whether the person can sign in.'),
  lastLoginAt: orNull(moment('Time at which the person last signed in.')),
  createdAt: moment('Time at which the account was created.'),
  updatedAt: moment('Time of the last change of the account.'),
});

/** Copies the visible fields by name, so that a column added to the row later is not exposed. */
export function userView(row: UserView): UserView {
  const { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt } = row;
  return { id, name, username, email, contactNumber, role, isActive, lastLoginAt, createdAt, updatedAt };
}

export type UserAccount = Of<typeof userAccountNoun>;
export const userAccountNoun = noun('UserAccount', 'State of an account, for administrators only.', {
  isClosed: flag('Whether the account is closed: deleted, but it can be activated again.'),
  hasPassword: flag('Whether a password is set. If not, the person has not accepted the invitation yet.'),
  lockedUntil: orNull(
    moment('End of the lock after too many failed sign-ins; null if the account is not locked.'),
  ),
});

export type UserPagination = Of<typeof userPaginationNoun>;
export const userPaginationNoun = noun('UserPagination', 'Position of a page in a list of people.', {
  currentPage: count('Number of this page, starting at 1.'),
  totalPages: count('Number of pages in the whole list.'),
  totalUsers: count('Number of people in the whole list.'),
  hasNextPage: flag('Whether there is a next page.'),
  hasPrevPage: flag('Whether there is a previous page.'),
});

export type UserList = Of<typeof userListNoun>;
export const userListNoun = noun('UserPage', 'One page of a list of people.', {
  users: many(one(userNoun, 'The people on this page; empty past the end.')),
  pagination: one(userPaginationNoun, 'Position of this page in the list.'),
});

const overview = noun('UserOverview', 'Number of accounts. Closed accounts are not counted.', {
  totalUsers: count('Number of accounts.'),
  activeUsers: count('Number of accounts that are not deactivated, with those invited.'),
  invitedUsers: count('Number of active accounts without a password yet, which cannot sign in.'),
  inactiveUsers: count('Number of deactivated accounts.'),
});

const roleCount = noun('RoleCount', 'Number of accounts with one role.', {
  role: oneOf(roleNoun, 'The role.'),
  count: count('Number of accounts with the role.'),
  active: count('Number of accounts with the role that are not deactivated, with those invited.'),
  invited: count('Number of active accounts with the role without a password yet.'),
  inactive: count('Number of deactivated accounts with the role.'),
});

/** Figures of all accounts that are not closed. Every role is listed, including roles without accounts. */
export type UserStatistics = Of<typeof userStatisticsNoun>;
export const userStatisticsNoun = noun('UserStatistics', 'Figures of all accounts.', {
  overview: one(overview, 'Figures of all roles together.'),
  roleStats: many(one(roleCount, 'Every role, including roles without accounts.'), roles.length),
});

export type DeletedUser = Of<typeof deletedUserNoun>;
export const deletedUserNoun = noun('DeletedUser', 'A deleted account.', {
  id: key('Id of the account.'),
  permanent: flag('True: permanently deleted. False: the account is closed.'),
  message: text('Human-readable message about the deletion.'),
});

const userSortKeyNoun = enumeration<UserSortKey>(
  'UserSortKey',
  'Sort key of a list of people. Texts are in natural order, blank values last.',
  {
    name: 'Name.',
    username: 'Username.',
    email: 'E-mail address.',
    contactNumber: 'Contact number.',
    role: 'Name of the role, in alphabetical order.',
    isActive: 'Whether the person can sign in.',
    lastLoginAt: 'Time of the last sign-in.',
    createdAt: 'Creation time of the account.',
    updatedAt: 'Time of the last change of the account.',
  },
);

export type UsersArgs = Of<typeof usersArgs>;
export const usersArgs = input('UsersArgs', 'Filters, sorting and paging of a list of people.', {
  page: pageField,
  limit: limitField('people on a page'),
  role: oneOf(roleNoun, 'Only people with this role.'),
  isActive: flag('Only active, or only inactive people.'),
  closed: flag('Whether to list the closed accounts instead of the others.', { default: false }),
  search: text(
    'Words that must occur in name, username, e-mail address or contact number. Case and accents are folded.',
  ),
  sortBy: oneOf(userSortKeyNoun, 'Sort key.', { default: userListDefaults.sortBy }),
  sortOrder: oneOf(sortOrderNoun, 'Sort direction.', { default: userListDefaults.sortOrder }),
});

const { name, username, email, contactNumber, role, isActive } = userNoun.fields;
const { min, max } = limits.password;

/** A creation ignores `isActive`, an update ignores `password`. */
export type UserInput = Of<typeof userInput>;
export const userInput = input(
  'UserInput',
  'A new person, or changes of one. A new one needs `name`, `email` and `role`, and is active. An update keeps ' +
    'omitted fields; null clears a username or contact number.',
  {
    ...{ name, username, email, contactNumber, role, isActive },
    password: text(
      'For a new account. Without a password, an invitation to set one is e-mailed. Updates ignore it.',
      { format: 'password', minLength: min, maxLength: max },
    ),
  },
);
