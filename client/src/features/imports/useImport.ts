import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ImportStatus, isInProgress } from '@contract/imports';
import { useEffect, useEffectEvent, useRef } from 'react';

import { ImportDocument, useImportQuery } from '../../generated/imports';
import { session } from '../../session/session';
import { evictAfterImport } from './importsCache';
import { usePolling } from './usePolling';

/** Polling interval of an import in progress, in milliseconds. */
const pollMs = 700;

/**
 * Loads an import and polls it until it ends, also after its page was left; then evicts the entries that it may have
 * changed.
 */
export function useImport(id: string) {
  const { data, error, refetch, ...polled } = useImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const status = data?.import?.status;
  const isMoving = status !== undefined && isInProgress(status);
  usePolling(polled, isMoving, pollMs);
  useEvictWhenStored(status);
  useFollowAfterLeaving(id, isMoving);
  return {
    /** `undefined` while loading, `null` if there is no such import. */
    shown: data?.import,
    error: data === undefined ? error : undefined,
    retry: refetch,
  };
}

/** Evicts entries when an import that was seen in progress ends. */
function useEvictWhenStored(status: ImportStatus | undefined): void {
  const { cache } = useApolloClient();
  const before = useRef(status);
  useEffect(
    function forgetEntriesOfImport() {
      const wasOther = before.current !== undefined && before.current !== status;
      before.current = status;
      if (wasOther && (status === 'done' || status === 'undone')) evictAfterImport(cache);
    },
    [cache, status],
  );
}

/** Lists that other pages show must not stay as they were before an import whose page was left. */
function useFollowAfterLeaving(id: string, isMoving: boolean): void {
  const client = useApolloClient();
  const leave = useEffectEvent(() => {
    if (isMoving) followImport(client, id);
  });
  useEffect(function followAfterLeaving() {
    return () => leave();
  }, []);
}

/** Polling interval of an import whose page was left, in milliseconds. */
const followMs = 2000;

/**
 * Polls an import until it ends, also if requests fail, then evicts the entries that it may have changed. Stops if the
 * session changes.
 */
export function followImport(client: ApolloClient, id: string): void {
  const polled = client.watchQuery({ query: ImportDocument, variables: { id }, pollInterval: followMs });
  const forget = session.subscribe(stop);
  polled.subscribe(({ data }) => {
    if (data === undefined) return;
    const status = data.import?.status;
    if (status && isInProgress(status)) return;
    stop();
    if (status === 'done') evictAfterImport(client.cache);
  });
  function stop() {
    forget();
    polled.stop();
  }
}
