import type { UserSortKey } from '@contract/users';

import { defaultView, type UsersView } from './usersSearchParams';

/** The view narrowed another way, from its first page. */
export function narrowed(
  view: UsersView,
  change: Partial<Pick<UsersView, 'search' | 'role' | 'state'>>,
): UsersView {
  return { ...view, ...change, page: defaultView.page };
}

/** The view sorted by a column: upwards at first, the other way when it is sorted by it already. */
export function sortedBy(view: UsersView, sortBy: UserSortKey): UsersView {
  const turns = view.sortBy === sortBy && view.sortOrder === 'asc';
  return { ...view, sortBy, sortOrder: turns ? 'desc' : 'asc', page: defaultView.page };
}

/** Whether a view leaves out people. */
export function isNarrowed({ search, role, state }: UsersView): boolean {
  return search !== '' || role !== null || state !== defaultView.state;
}

/** The view without search and filters; its order and how long a page is stay. */
export function cleared(view: UsersView): UsersView {
  const { search, role, state } = defaultView;
  return narrowed(view, { search, role, state });
}
