import { lazy, Suspense, useEffect, useState } from 'react';

import { useLatestEntriesQuery, useStatisticsQuery } from '../../generated/home';

/** Nobody who reads the page waits for what only machines read. */
const Dataset = lazy(async () => ({ default: (await import('./Dataset')).Dataset }));

/** The whole database as machines read of it: as the server told it, or from what the page has fetched anyway. */
export function HomeStructuredData() {
  const entries = useStatisticsQuery().data?.statistics.overview.totalEntries;
  const latest = useLatestEntriesQuery().data?.entries.items;
  const [told] = useState(() => document.getElementById('page-data'));
  useEffect(
    function takeAlong() {
      return () => told?.remove();
    },
    [told],
  );
  if (told !== null || entries === undefined || latest === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Dataset entries={entries} modifiedAt={latest[0]?.updatedAt} />
    </Suspense>
  );
}
