import { skipToken } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';

import { readListState } from '../../../components/BackToList';
import { useSubmissionsQuery } from '../../../generated/submissions';
import type { SubmissionFieldsFragment } from '../../../generated/types';
import { useMay } from '../../../session/useSession';
import { queryOf, readView, type SubmissionsView } from './submissionsView';

/** The position of a submission in the list from which it was opened. */
export interface Queue {
  /** The query of the list. */
  readonly list: string;
  /** From 1; `null` if it is not in the list. */
  readonly position: number | null;
  readonly total: number;
  readonly previous: SubmissionFieldsFragment | null;
  readonly next: SubmissionFieldsFragment | null;
  /** The next pending submission that the user may decide on; `null` if there is none. */
  readonly nextPending: SubmissionFieldsFragment | null;
}

/** Finds a submission in the list from which it was opened; without a link state, in the default list. */
export function useQueue(id: string): Queue {
  const isReviewer = useMay('submissions.readAll');
  const { list } = readListState(useLocation());
  const view = readView(new URLSearchParams(list), isReviewer);
  const { data, previousData } = useSubmissionsQuery({ variables: queryOf(view) });
  const page = (data ?? previousData)?.submissions;
  const items = page?.items ?? [];
  const at = items.findIndex((item) => item.id === id);
  const pages = page?.pagination.pages ?? 0;
  const after = usePage(
    view,
    at !== -1 && at === items.length - 1 && view.page < pages ? view.page + 1 : null,
  );
  const before = usePage(view, at === 0 && view.page > 1 ? view.page - 1 : null);
  const others = [...items.slice(at + 1), ...after, ...items.slice(0, Math.max(at, 0))];
  return {
    list,
    position: at === -1 ? null : (view.page - 1) * view.limit + at + 1,
    total: page?.pagination.total ?? 0,
    previous: (at === -1 ? null : (items[at - 1] ?? before.at(-1))) ?? null,
    next: (at === -1 ? items.find((item) => item.id !== id) : (items[at + 1] ?? after[0])) ?? null,
    nextPending:
      others.find((item) => item.id !== id && item.statusDetail === 'pending' && item.canReview) ?? null,
  };
}

/** Loads another page of the list; `null` loads nothing. */
function usePage(view: SubmissionsView, page: number | null): readonly SubmissionFieldsFragment[] {
  const { data } = useSubmissionsQuery(page === null ? skipToken : { variables: queryOf({ ...view, page }) });
  return page === null ? [] : (data?.submissions.items ?? []);
}
