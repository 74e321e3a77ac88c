import { useState } from 'react';

import { useEntryHistoryQuery } from '../../../generated/history';
import type { EntryHistoryQuery } from '../../../generated/types';

/** How many revisions one sees at first. */
export const pageOfHistory = 20;
/** As many revisions, with everything that each of them changed, as the server lets one ask for at once. */
const mostRevisions = 120;

type History = EntryHistoryQuery['entryHistory'];

/** The revisions of an entry, the newest first, more of them when asked; those that are there stay meanwhile. */
export function useEntryHistory(id: string) {
  const [limit, setLimit] = useState(pageOfHistory);
  const { data, previousData, loading, error, refetch } = useEntryHistoryQuery({ variables: { id, limit } });
  const history: History | undefined = (data ?? previousData)?.entryHistory;
  const shown = history?.revisions.length ?? 0;
  const older = Math.min(history?.total ?? 0, mostRevisions) - shown;
  return {
    history,
    error,
    isLoading: loading,
    /** How many more can be shown. */
    older: Math.min(older, shown),
    /** How many there are that this page cannot show. */
    beyond: Math.max((history?.total ?? 0) - mostRevisions, 0),
    showOlder: () => setLimit(Math.min(limit * 2, mostRevisions)),
    retry: () => void refetch().catch(() => undefined),
  };
}
