import { limits } from '../../schema/contract/limits.js';
import { type Role, roles } from '../../schema/contract/roles.js';
import {
  count,
  enumeration,
  flag,
  id,
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

export const roleNoun = enumeration<Role>(
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

/** State of an account, for administrators only. */
export type UserAccount = Of<typeof userAccountNoun>;
export const userAccountNoun = noun('UserAccount', 'State of an account, for administrators only.', {
  isClosed: flag('Whether the account is closed: deleted, but it can be activated again.'),
  hasPassword: flag('Whether a password is set. If not, the person has not accepted the invitation yet.'),
  lockedUntil: orNull(
    moment('End of the lock after too many failed sign-ins; null if the account is not locked.'),
  ),
});

/** Position of a page in a list of people. */
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
