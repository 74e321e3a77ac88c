import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { addressOf, readView, type SubmissionsView } from './submissionsView';

interface ShowOptions {
  /** Whether to replace the history entry, as for text typed letter by letter. @default false */
  readonly replace?: boolean;
}

/** Navigates to another view. */
export type ShowView = (next: SubmissionsView, options?: ShowOptions) => void;

/** Returns the view in the URL, and a function that navigates to another one. */
export function useSubmissionsView(): readonly [SubmissionsView, ShowView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isReviewer = useMay('submissions.readAll');
  const view = useMemo(() => readView(params, isReviewer), [params, isReviewer]);
  const showView = useCallback<ShowView>(
    (next, { replace = false } = {}) =>
      void navigate(paths.submissions(addressOf(next, isReviewer)), { replace, preventScrollReset: replace }),
    [navigate, isReviewer],
  );
  return [view, showView];
}
