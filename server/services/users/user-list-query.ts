import { sortOrders } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { type Role, roles } from '../../../schema/contract/roles.js';
import { userListDefaults, userSortKeys } from '../../../schema/contract/users.js';
import type { UserCriteria, UserOrder } from '../../persistence/repositories/user-list.repository.js';
import { type Page, readPage } from '../pagination.js';
import { isAbsent, oneOf, optionalFlag, plainText } from '../read-input.js';
import type { UserListInput } from './user-inputs.js';

/** The filters, order and page of a list of people. */
interface UserListQuery {
  readonly criteria: UserCriteria;
  readonly order: UserOrder;
  readonly page: Page;
}

/** Checks the input of a list of people and sets its defaults; a blank filter counts as absent. */
export function readUserListQuery(input: UserListInput): UserListQuery {
  return {
    page: readPage(input),
    criteria: {
      role: optionalRole(input.role),
      isActive: optionalFlag('isActive', input.isActive),
      closed: optionalFlag('closed', input.closed) ?? false,
      search: plainText('search', input.search, limits.searchTermMaxLength),
    },
    order: {
      sortBy: oneOf('sortBy', input.sortBy, userSortKeys, userListDefaults.sortBy),
      sortOrder: oneOf('sortOrder', input.sortOrder, sortOrders, userListDefaults.sortOrder),
    },
  };
}

function optionalRole(sent: string | null | undefined): Role | null {
  return isAbsent(sent) ? null : oneOf('role', sent, roles, roles[0]);
}
