import { lazy, Suspense } from 'react';

import { useLatestEntriesQuery, useStatisticsQuery } from '../../generated/home';

/** Nobody who reads the page waits for what only machines read. */
const Dataset = lazy(() => import('./Dataset').then(({ Dataset }) => ({ default: Dataset })));

/** The whole database as machines read of it, from what the page has fetched anyway. */
export function HomeStructuredData() {
  const entries = useStatisticsQuery().data?.statistics.overview.totalEntries;
  const latest = useLatestEntriesQuery().data?.entries.items;
  if (entries === undefined || latest === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Dataset entries={entries} modifiedAt={latest[0]?.updatedAt} />
    </Suspense>
  );
}
