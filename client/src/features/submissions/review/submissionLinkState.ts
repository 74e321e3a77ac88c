import type { Location } from 'react-router-dom';

import { paths } from '../../../paths';
import { addressOf, type SubmissionsView } from './submissionsView';

/** The link state of a submission's page: the query of the list it was opened from, blank for the default list. */
export interface SubmissionLinkState {
  readonly list: string;
}

/** The link state for links from a view of the list. */
export function linkStateOf(view: SubmissionsView, isReviewer: boolean): SubmissionLinkState {
  return { list: paths.submissions(addressOf(view, isReviewer)).slice(paths.submissions().length) };
}

/** Parses the link state; without one, the list is the default list. */
export function readLinkState({ state }: Location): SubmissionLinkState {
  const carried: unknown = state;
  if (typeof carried !== 'object' || carried === null || !('list' in carried)) return { list: '' };
  return { list: typeof carried.list === 'string' ? carried.list : '' };
}
