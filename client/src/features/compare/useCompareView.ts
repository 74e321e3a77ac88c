import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { compared } from '../../components/comparing/comparedEntries';
import { paths } from '../../paths';
import { compareAddress, type CompareView, readCompareView } from './compareView';

/** Navigates to another comparison. */
type ShowComparison = (asked: readonly string[], onlyDifferences?: boolean) => void;

/** Returns the comparison in the URL and a function that changes it; the lists store the change too. */
export function useCompareView(): readonly [CompareView, ShowComparison] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readCompareView(params), [params]);
  const show: ShowComparison = (asked, onlyDifferences = view.onlyDifferences) => {
    compared.choose(asked);
    void navigate(paths.compare(compareAddress(asked, onlyDifferences)), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [view, show];
}
