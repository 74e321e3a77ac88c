import type { Location } from 'react-router-dom';

/** The link state of a page that was opened from a list: the query of the list's URL, blank for the default list. */
export interface ListState {
  readonly list: string;
}

/** Parses the link state, which other code can write too; without one, the list is the default list. */
export function readListState({ state }: Location): ListState {
  const carried: unknown = state;
  if (typeof carried !== 'object' || carried === null || !('list' in carried)) return { list: '' };
  return { list: typeof carried.list === 'string' ? carried.list : '' };
}
