import type { PasswordOwner } from '@contract/rules/password';
import { useEffect, useMemo, useState } from 'react';

import type { estimatePassword, PasswordEstimate } from './passwordEstimate';

/** Estimates a password while it is typed; `null` until the estimator has come, and where it cannot be fetched. */
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
