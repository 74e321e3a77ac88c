import type { ApolloCache } from '@apollo/client';

import type { AdministeredUserFragment, UsersQuery, UsersQueryVariables } from '../../generated/types';
import { UsersDocument } from '../../generated/users';

/*
 * How the cache follows what is done to people (specification §4). Each person is kept once, by the id, so that whoever
 * is updated is replaced everywhere; here is what happens to lists and figures. The list on screen, or the last that
 * was, is changed in place; any other may have another page or total now, and is fetched again when it is asked for.
 */

/** Puts a new person at the front of the list on screen, whatever its page or filter, until it is fetched again. */
export function addCreatedUser(
  cache: ApolloCache,
  created: AdministeredUserFragment,
  onScreen: UsersQueryVariables,
): void {
  keepOnly(cache, onScreen, ({ users, pagination }) => ({
    users: [created, ...users.filter(({ id }) => id !== created.id)],
    pagination: { ...pagination, totalUsers: pagination.totalUsers + 1 },
  }));
}

/** Lets a person who was changed stay where the list on screen shows them. */
export function followUpdatedUser(cache: ApolloCache, onScreen: UsersQueryVariables): void {
  keepOnly(cache, onScreen, (page) => page);
}

/** Takes a person who left the list on screen out of it. */
export function takeOutUser(cache: ApolloCache, gone: string, onScreen: UsersQueryVariables): void {
  keepOnly(cache, onScreen, (page) => {
    const users = page.users.filter(({ id }) => id !== gone);
    const totalUsers = page.pagination.totalUsers - (page.users.length - users.length);
    return { users, pagination: { ...page.pagination, totalUsers } };
  });
}

/** Takes a deleted person out of the list and the detail. */
export function removeDeletedUser(cache: ApolloCache, id: string, onScreen: UsersQueryVariables): void {
  takeOutUser(cache, id, onScreen);
  cache.evict({ id: cache.identify({ __typename: 'User', id }) });
}

type Page = UsersQuery['users'];

function keepOnly(
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
