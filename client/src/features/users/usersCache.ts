import type { ApolloCache } from '@apollo/client';

import type { AdministeredUserFragment, UsersQuery, UsersQueryVariables } from '../../generated/types';
import { UsersDocument } from '../../generated/users';

/*
 * Cache updates after writes to users (specification §4). The cache stores each user once, by id, so updating one
 * updates every view. The functions here handle lists and counts: they change the list that is, or was last, on screen
 * in place. Any other list may have another page or total now, and is fetched again when it is requested.
 */

/** Puts a new user at the front of the list on screen, whatever its page or filter, until the list is fetched again. */
export function addCreatedUser(
  cache: ApolloCache,
  created: AdministeredUserFragment,
  onScreen: UsersQueryVariables,
): void {
  updateListOnScreen(cache, onScreen, ({ users, pagination }) => ({
    users: [created, ...users.filter(({ id }) => id !== created.id)],
    pagination: { ...pagination, totalUsers: pagination.totalUsers + 1 },
  }));
}

/** Leaves a changed user where they are in the list on screen. */
export function cacheUpdatedUser(cache: ApolloCache, onScreen: UsersQueryVariables): void {
  updateListOnScreen(cache, onScreen, (page) => page);
}

export function removeUserFromList(cache: ApolloCache, gone: string, onScreen: UsersQueryVariables): void {
  updateListOnScreen(cache, onScreen, (page) => {
    const users = page.users.filter(({ id }) => id !== gone);
    const totalUsers = page.pagination.totalUsers - (page.users.length - users.length);
    return { users, pagination: { ...page.pagination, totalUsers } };
  });
}

export function removeDeletedUser(cache: ApolloCache, id: string, onScreen: UsersQueryVariables): void {
  removeUserFromList(cache, id, onScreen);
  cache.evict({ id: cache.identify({ __typename: 'User', id }) });
}

type Page = UsersQuery['users'];

function updateListOnScreen(
  cache: ApolloCache,
  onScreen: UsersQueryVariables,
  changed: (page: Page) => Omit<Page, '__typename'>,
): void {
  const list = { query: UsersDocument, variables: onScreen };
  const shown = cache.readQuery<UsersQuery, UsersQueryVariables>(list)?.users;
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'userStats' });
  if (shown) cache.writeQuery({ ...list, data: { users: { ...shown, ...changed(shown) } } });
}
