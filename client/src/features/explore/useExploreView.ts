import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../paths';
import { exploreAddress, type ExploreView, readExploreView } from './exploreView';

export type ShowView = (change: Partial<ExploreView>) => void;

/** Returns the view in the URL, and a function that changes parts of it; going back leaves the page. */
export function useExploreView(): [ExploreView, ShowView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readExploreView(params), [params]);
  const showView = useCallback(
    (change: Partial<ExploreView>) =>
      void navigate(paths.explore(exploreAddress({ ...view, ...change })), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, view],
  );
  return [view, showView];
}
