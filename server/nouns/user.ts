import { limits } from '../../schema/contract/limits.js';
import { type Role, roles } from '../../schema/contract/roles.js';
import {
  count,
  enumeration,
  flag,
  id,
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
  'What a person may do. Everyone who is signed in may create, edit, delete and restore entries.',
  {
    Admin: 'Manages people, edits entries, and reviews what others propose.',
    Reviewer: 'Edits entries, and reviews what others propose.',
    Curator: 'Edits entries.',
    Doctor: 'A physician; edits entries, too.',
  },
);

/** A person as others see them. It has no place for a password, its hash, or the state of a session. */
export type UserView = Of<typeof userNoun>;
export const userNoun = noun('User', 'A person with an account.', {
  id: id('Identifier of the account, a UUID.'),
  name: text('How the person is called in histories and lists.', { maxLength: longest.name }),
  username: orNull(text('Another name, which nobody else has.', { maxLength: longest.username })),
  email: text('E-mail address, in lower case; one signs in with it.', {
    maxLength: longest.email,
    format: 'email',
  }),
  contactNumber: orNull(text('Telephone number or the like.', { maxLength: longest.contactNumber })),
  role: oneOf(roleNoun, 'What the person may do.'),
  isActive: flag('Whether the person can sign in.'),
  lastLoginAt: orNull(moment('When the person last signed in.')),
  createdAt: moment('When the account was made.'),
  updatedAt: moment('When the account was last changed.'),
});

/** What administrators see of an account beside the person. */
export type UserAccount = Of<typeof userAccountNoun>;
export const userAccountNoun = noun('UserAccount', 'What administrators see of an account.', {
  isClosed: flag('Deleted, though not for good: it can be activated again.'),
  hasPassword: flag('Whether a password was ever set. Who has none was invited and has not come yet.'),
  lockedUntil: orNull(
    moment('Until when signing in is refused after too many failures; null where it is not.'),
  ),
});

/** Where a page of people stands in its list. */
export type UserPagination = Of<typeof userPaginationNoun>;
export const userPaginationNoun = noun('UserPagination', 'Where a page of people stands in its list.', {
  currentPage: count('Number of this page, from 1.'),
  totalPages: count('Pages in the whole list.'),
  totalUsers: count('People in the whole list.'),
  hasNextPage: flag('Whether a page follows.'),
  hasPrevPage: flag('Whether a page comes before.'),
});

export type UserList = Of<typeof userListNoun>;
export const userListNoun = noun('UserPage', 'One page of a list of people.', {
  users: many(one(userNoun, 'The people of this page; none past the end.')),
  pagination: one(userPaginationNoun, 'Where this page stands in the list.'),
});

const overview = noun('UserOverview', 'How many accounts there are. Closed ones are not counted.', {
  totalUsers: count('All accounts.'),
  activeUsers: count('Accounts whose owners can sign in.'),
  inactiveUsers: count('Deactivated accounts.'),
});

const roleCount = noun('RoleCount', 'How many accounts have one role.', {
  role: oneOf(roleNoun, 'The role.'),
  count: count('All accounts with it.'),
  active: count('The active ones.'),
  inactive: count('The deactivated ones.'),
});

/** Figures of all accounts that are not closed; every role is counted, also one that nobody has. */
export type UserStatistics = Of<typeof userStatisticsNoun>;
export const userStatisticsNoun = noun('UserStatistics', 'Figures of all accounts.', {
  overview: one(overview, 'All roles together.'),
  roleStats: many(one(roleCount, 'Each role, also one that nobody has.'), roles.length),
});
