import { skipToken } from '@apollo/client/react';

import { useEntryAtVersionQuery, useEntryHistoryQuery } from '../../../generated/history';
import type { SnapshotFieldsFragment } from '../../../generated/types';
import { useMay } from '../../../session/useSession';
import { revisionsPerPage } from './useEntryHistory';

/** The last contents of a deleted entry for users who may read its history; `undefined` while unknown. */
export function useLastSnapshot(id: string): SnapshotFieldsFragment | undefined {
  const mayRead = useMay('entries.readHistory');
  // The same variables as the history below, so that one request serves both.
  const history = useEntryHistoryQuery(mayRead ? { variables: { id, limit: revisionsPerPage } } : skipToken);
  const last = history.data?.entryHistory.revisions.find(({ action }) => action !== 'delete')?.version;
  const state = useEntryAtVersionQuery(last === undefined ? skipToken : { variables: { id, version: last } });
  return state.data?.entryAtVersion;
}
