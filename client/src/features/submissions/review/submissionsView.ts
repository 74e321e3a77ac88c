import { type SortOrder, sortOrders } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { type SubmissionStatusDetail, submissionStatusDetails } from '@contract/submission-status';

import type { SubmissionsAddress } from '../../../addresses';
import type { ListState } from '../../../components/BackToList';
import { firstPage, pagingAddress, readPaging } from '../../../components/list/paging';
import type { SubmissionsQueryVariables } from '../../../generated/types';
import { paths } from '../../../paths';

const details = Object.keys(submissionStatusDetails).filter(isDetail);

/** The status filters of the list, in display order. */
export const statusFilters = [...details, 'all'] as const;
export type StatusFilter = SubmissionStatusDetail | 'all';

/** Which submissions the list shows, and how. All of it is in the URL. */
export interface SubmissionsView {
  readonly status: StatusFilter;
  readonly search: string;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly limit: number;
}

/** Reads a view from a URL; missing or invalid values become the defaults, which depend on `isReviewer`. */
export function readView(params: URLSearchParams, isReviewer: boolean): SubmissionsView {
  const status = statusFilters.find((word) => word === params.get('status')) ?? defaultStatus(isReviewer);
  return {
    status,
    search: params.get('search')?.trim().slice(0, limits.searchTermMaxLength) ?? '',
    sortOrder:
      sortOrders.find((word) => word === params.get('sortOrder')) ?? defaultOrder(status, isReviewer),
    ...readPaging(params),
  };
}

/** The URL parameters of a view, without defaults. */
export function addressOf(view: SubmissionsView, isReviewer: boolean): SubmissionsAddress {
  const { status, search, sortOrder } = view;
  return {
    ...(status !== defaultStatus(isReviewer) && { status }),
    ...(search !== '' && { search }),
    ...(sortOrder !== defaultOrder(status, isReviewer) && { sortOrder }),
    ...pagingAddress(view),
  };
}

/** The query variables of a view; blank values are never sent, page and limit only when set. */
export function queryOf({ status, search, sortOrder, ...view }: SubmissionsView): SubmissionsQueryVariables {
  return {
    ...(status !== 'all' && { detail: status }),
    ...(search !== '' && { search }),
    sortOrder,
    ...pagingAddress(view),
  };
}

export function linkStateOf(view: SubmissionsView, isReviewer: boolean): ListState {
  return { list: paths.submissions(addressOf(view, isReviewer)).slice(paths.submissions().length) };
}

/** Returns the view with other filters, on its first page; another status resets the order. */
export function narrowed(
  view: SubmissionsView,
  change: Partial<Pick<SubmissionsView, 'status' | 'search'>>,
  isReviewer: boolean,
): SubmissionsView {
  const next = { ...view, ...change, page: firstPage.page };
  return change.status === undefined || change.status === view.status
    ? next
    : { ...next, sortOrder: defaultOrder(change.status, isReviewer) };
}

function defaultStatus(isReviewer: boolean): StatusFilter {
  return isReviewer ? 'pending' : 'all';
}

/** The default order: oldest first in the review queue, newest first elsewhere. */
function defaultOrder(status: StatusFilter, isReviewer: boolean): SortOrder {
  return isReviewer && status === 'pending' ? 'asc' : 'desc';
}

function isDetail(word: string): word is SubmissionStatusDetail {
  return Object.hasOwn(submissionStatusDetails, word);
}
