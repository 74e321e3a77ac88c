import { useApolloClient } from '@apollo/client/react';
import type { ImportStatus } from '@contract/imports';
import { useEffect, useRef } from 'react';

import { useImportQuery } from '../../generated/imports';
import { followStoredImport } from './importsCache';
import { isUnderWay } from './importWords';
import { usePolling } from './usePolling';

/** How often an import that moves on by itself is asked for, in milliseconds. */
const pollMs = 700;

/** An import, followed until it has come to its end; what it changed of entries is forgotten then. */
export function useImport(id: string) {
  const { data, error, refetch, ...polled } = useImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const status = data?.import?.status;
  const isMoving = status !== undefined && isUnderWay(status);
  usePolling(polled, isMoving, pollMs);
  useForgetWhenStored(status);
  return {
    /** Nothing while it is on its way, `null` where there is none. */
    shown: data?.import,
    error: data === undefined ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Entries are others as soon as an import that was seen under way has come to its end. */
function useForgetWhenStored(status: ImportStatus | undefined): void {
  const { cache } = useApolloClient();
  const before = useRef(status);
  useEffect(
    function forgetEntriesOfImport() {
      const wasOther = before.current !== undefined && before.current !== status;
      before.current = status;
      if (wasOther && (status === 'done' || status === 'undone')) followStoredImport(cache);
    },
    [cache, status],
  );
}
