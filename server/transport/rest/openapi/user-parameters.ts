import { sortOrders } from '../../../../schema/contract/entry-filters.js';
import { roles } from '../../../../schema/contract/roles.js';
import { userListDefaults, userSortKeys } from '../../../../schema/contract/users.js';
import { pageParameters, query } from './parameters.js';

/** Filters, sorting and paging of a list of people. */
export const userListParameters = [
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
