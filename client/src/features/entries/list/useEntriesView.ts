import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../../paths';
import { addressOf, type EntriesView, readView } from './entriesSearchParams';

interface ShowOptions {
  /** Whether to replace the history entry, as for text typed letter by letter. @default false */
  readonly replace?: boolean;
}

/** Navigates to another view. */
export type ShowView = (next: EntriesView, options?: ShowOptions) => void;

/** Returns the view in the URL, and a function that navigates to another one. */
export function useEntriesView(): readonly [EntriesView, ShowView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params), [params]);
  const showView = useCallback<ShowView>(
    (next, { replace = false } = {}) =>
      void navigate(paths.entries(addressOf(next)), { replace, preventScrollReset: replace }),
    [navigate],
  );
  return [view, showView];
}
