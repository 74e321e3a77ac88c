import type { Location } from 'react-router-dom';

import { paths } from '../../paths';
import { addressOf, queryOf, readView, type UsersView } from './usersSearchParams';

/** What a page that was opened from the list knows of it: the list's query, blank for the whole list. */
export interface UserLinkState {
  readonly list: string;
}

/** What a link from a view of the list carries along. */
export function linkStateOf(view: UsersView): UserLinkState {
  return { list: paths.users(addressOf(view)).slice(paths.users().length) };
}

/** Reads what the link carried; who came by an address came from the whole list. */
export function readLinkState({ state }: Location): UserLinkState {
  const carried: unknown = state;
  if (typeof carried !== 'object' || carried === null || !('list' in carried)) return { list: '' };
  return { list: typeof carried.list === 'string' ? carried.list : '' };
}

/** The query of the list that was on screen last. */
export function listQueryOf({ list }: UserLinkState) {
  return queryOf(readView(new URLSearchParams(list)));
}
