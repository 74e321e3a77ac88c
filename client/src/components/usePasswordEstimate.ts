import type { PasswordOwner } from '@contract/rules/password';
import { useEffect, useMemo, useState } from 'react';

import type { estimatePassword, PasswordEstimate } from './passwordEstimate';

/** Estimates a password during typing; `null` until the estimator is loaded, and if it cannot be loaded. */
export function usePasswordEstimate(password: string, owner: PasswordOwner | null): PasswordEstimate | null {
  const [estimate, setEstimate] = useState<typeof estimatePassword | null>(null);
  const isWanted = password !== '';
  useEffect(
    function fetchEstimator() {
      if (!isWanted) return;
      import('./passwordEstimate')
        .then((module) => setEstimate(() => module.estimatePassword))
        .catch(() => undefined);
    },
    [isWanted],
  );
  return useMemo(
    () => (isWanted && estimate ? estimate(password, owner) : null),
    [isWanted, estimate, password, owner],
  );
}
