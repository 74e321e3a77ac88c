import { skipToken } from '@apollo/client/react';

import { useEntryAtVersionQuery, useEntryHistoryQuery } from '../../../generated/history';
import type { SnapshotFieldsFragment } from '../../../generated/types';
import { useMay } from '../../../session/useSession';
import { pageOfHistory } from './useEntryHistory';

/** What a deleted entry said last, for whoever may read its history; nothing while that is not known. */
export function useLastState(id: string): SnapshotFieldsFragment | undefined {
  const mayRead = useMay('entries.readHistory');
  // The same question that the history below asks, so that it is asked once.
  const history = useEntryHistoryQuery(mayRead ? { variables: { id, limit: pageOfHistory } } : skipToken);
  const last = history.data?.entryHistory.revisions.find(({ action }) => action !== 'delete')?.version;
  const state = useEntryAtVersionQuery(last === undefined ? skipToken : { variables: { id, version: last } });
  return state.data?.entryAtVersion;
}
