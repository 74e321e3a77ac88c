import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readNarrowing } from '../../components/narrowing';
import type { Narrowing } from '../../components/useInCode/restParameters';

/** Which entries the statistics are about; all of it lives in the address, in the list's own words. */
export function useStatisticsView(): Narrowing {
  const [params] = useSearchParams();
  return useMemo(() => readNarrowing(params), [params]);
}
