import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../paths';
import { addressOf, type EntriesView, readView } from './entriesSearchParams';

/** The view that the address asks for, and how to go to another one. */
export function useEntriesView(): readonly [EntriesView, (next: EntriesView) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params), [params]);
  const showView = useCallback(
    (next: EntriesView) => void navigate(paths.entries(addressOf(next))),
    [navigate],
  );
  return [view, showView];
}
