import type { Location } from 'react-router-dom';

import { paths } from '../../paths';
import { addressOf, queryOf, readView, type UsersView } from './usersSearchParams';

/** The link state of a user's page: the query of the list it was opened from, blank for the unfiltered list. */
export interface UserLinkState {
  readonly list: string;
}

/** The link state for links from a view of the list. */
export function linkStateOf(view: UsersView): UserLinkState {
  return { list: paths.users(addressOf(view)).slice(paths.users().length) };
}

/** Parses the link state; without one, the list is the unfiltered list. */
export function readLinkState({ state }: Location): UserLinkState {
  const carried: unknown = state;
  if (typeof carried !== 'object' || carried === null || !('list' in carried)) return { list: '' };
  return { list: typeof carried.list === 'string' ? carried.list : '' };
}

/** The query variables of the list that was last on screen. */
export function listQueryOf({ list }: UserLinkState) {
  return queryOf(readView(new URLSearchParams(list)));
}
