import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../../paths';
import { addressOf, type EntriesView, readView } from './entriesSearchParams';

interface ShowOptions {
  /** Whether it takes the place of the view before it, as what is typed does letter by letter. @default false */
  readonly replace?: boolean;
}

/** Goes to another view. */
export type ShowView = (next: EntriesView, options?: ShowOptions) => void;

/** The view that the address asks for, and how to go to another one. */
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
