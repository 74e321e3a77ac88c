import type { Location } from 'react-router-dom';

import { paths } from '../../../paths';
import { addressOf, type SubmissionsView } from './submissionsView';

/** What a page that was opened from the list knows of it: the list's query, blank for the one that shows by itself. */
export interface SubmissionLinkState {
  readonly list: string;
}

/** What a link from a view of the list carries along. */
export function linkStateOf(view: SubmissionsView, isReviewer: boolean): SubmissionLinkState {
  return { list: paths.submissions(addressOf(view, isReviewer)).slice(paths.submissions().length) };
}

/** Reads what the link carried; who came by an address came from the list as it shows by itself. */
export function readLinkState({ state }: Location): SubmissionLinkState {
  const carried: unknown = state;
  if (typeof carried !== 'object' || carried === null || !('list' in carried)) return { list: '' };
  return { list: typeof carried.list === 'string' ? carried.list : '' };
}
