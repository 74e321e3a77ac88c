import type { UserSortKey } from '@contract/users';

import { defaultView, type UsersView } from './usersSearchParams';

/** Returns the view with other filters, on its first page. */
export function narrowed(
  view: UsersView,
  change: Partial<Pick<UsersView, 'search' | 'role' | 'state'>>,
): UsersView {
  return { ...view, ...change, page: defaultView.page };
}

/** Returns the view sorted by a column: ascending, or in reverse if it was sorted by it already. */
export function sortedBy(view: UsersView, sortBy: UserSortKey): UsersView {
  const turns = view.sortBy === sortBy && view.sortOrder === 'asc';
  return { ...view, sortBy, sortOrder: turns ? 'desc' : 'asc', page: defaultView.page };
}

export function isFiltered({ search, role, state }: UsersView): boolean {
  return search !== '' || role !== null || state !== defaultView.state;
}

/** Returns the view without search and filters; order and page size stay. */
export function cleared(view: UsersView): UsersView {
  const { search, role, state } = defaultView;
  return narrowed(view, { search, role, state });
}
