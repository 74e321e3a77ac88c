import { userListDefaults } from '../../../../schema/contract/users.js';
import { flag, input, type Of, oneOf, text } from '../../../nouns/noun.js';
import { roleNoun } from '../../../nouns/user.js';
import { sortOrderNoun, userSortKeyNoun } from '../enums.js';
import { limitField, pageField } from './argument-options.js';

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
  sortBy: oneOf(userSortKeyNoun, 'Sort key of the list.', { default: userListDefaults.sortBy }),
  sortOrder: oneOf(sortOrderNoun, 'Sort direction.', { default: userListDefaults.sortOrder }),
});

export type UserInput = Of<typeof userInput>;
export const userInput = input(
  'UserInput',
  'A new person, or changes of one. An update keeps omitted fields; null clears a username or contact number.',
  {
    name: text('Name of the person; required for a new account.'),
    username: text('Alternative name, unique among all accounts.'),
    email: text('E-mail address; required for a new account.'),
    contactNumber: text('Telephone number or another contact.'),
    role: oneOf(roleNoun, 'Role of the person; required for a new account.'),
    isActive: flag('Whether the person can sign in. Used by updates only.'),
    password: text(
      'For a new account. Without a password, an invitation to set one is e-mailed. Updates ignore it.',
    ),
  },
);
