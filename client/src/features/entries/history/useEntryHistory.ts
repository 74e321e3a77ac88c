import { useState } from 'react';

import { useEntryHistoryQuery } from '../../../generated/history';
import type { EntryHistoryQuery } from '../../../generated/types';

/** The number of revisions that are loaded first. */
export const revisionsPerPage = 20;
/** The server's limit on revisions per query when their changes are included. */
const maxRevisions = 120;

type History = EntryHistoryQuery['entryHistory'];

/** The revisions of an entry, newest first, with a function to load more; loaded revisions stay visible meanwhile. */
export function useEntryHistory(id: string) {
  const [limit, setLimit] = useState(revisionsPerPage);
  const { data, previousData, loading, error, refetch } = useEntryHistoryQuery({ variables: { id, limit } });
  const history: History | undefined = (data ?? previousData)?.entryHistory;
  const shown = history?.revisions.length ?? 0;
  const older = Math.min(history?.total ?? 0, maxRevisions) - shown;
  return {
    history,
    error,
    isLoading: loading,
    /** How many more revisions the next step shows. */
    older: Math.min(older, shown),
    /** How many revisions exceed the maximum that this page can show. */
    beyond: Math.max((history?.total ?? 0) - maxRevisions, 0),
    showOlder: () => setLimit(Math.min(limit * 2, maxRevisions)),
    retry: refetch,
  };
}
