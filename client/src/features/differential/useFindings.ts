import type { Finding } from '@contract/rules/differential';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../paths';
import { readFindings } from './findings';

/** Returns the findings in the address, and a function that replaces them; going back leaves the page. */
export function useFindings(): readonly [readonly Finding[], (findings: readonly Finding[]) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const findings = useMemo(() => readFindings(params), [params]);
  const show = (changed: readonly Finding[]) =>
    void navigate(paths.differential(changed), { replace: true, preventScrollReset: true });
  return [findings, show];
}
