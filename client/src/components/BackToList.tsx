import type { Location } from 'react-router-dom';

import { BackLink } from './BackLink';
import { isObject } from './isObject';

/** The link state of a page that was opened from a list: the query of the list's URL, blank for the default list. */
export interface ListState {
  readonly list: string;
}

/** Parses the link state, which other code can write too; without one, the list is the default list. */
export function readListState({ state }: Location): ListState {
  const carried: unknown = state;
  return { list: isObject(carried) && typeof carried.list === 'string' ? carried.list : '' };
}

interface BackToListProps extends ListState {
  /** The address of the list without a query. */
  readonly path: string;
  /** The label of the link to the default list. */
  readonly all: string;
}

/** A link back to the list from which the page was opened, in its previous state. */
export function BackToList({ path, list, all }: BackToListProps) {
  return <BackLink to={path + list}>{list === '' ? all : 'Back to the list'}</BackLink>;
}
