import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { addressOf, readView, type SubmissionsView } from './submissionsView';

interface ShowOptions {
  /** Whether it takes the place of the view before it, as what is typed does letter by letter. @default false */
  readonly replace?: boolean;
}

/** Goes to another view. */
export type ShowView = (next: SubmissionsView, options?: ShowOptions) => void;

/** The view that the address asks for, and how to go to another one. */
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
