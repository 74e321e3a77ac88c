import { lazy, Suspense, useEffect, useState } from 'react';

import { useLatestEntriesQuery, useStatisticsQuery } from '../../generated/home';

/** Only machines read this, so it must not delay the page. */
const Dataset = lazy(async () => ({ default: (await import('./Dataset')).Dataset }));

/**
 * The schema.org data of the whole database: written by the server into the page, otherwise made from data that the
 * page loads anyway.
 */
export function HomeStructuredData() {
  const entries = useStatisticsQuery().data?.statistics.overview.totalEntries;
  const latest = useLatestEntriesQuery().data?.entries.items;
  const [pageData] = useState(() => document.getElementById('page-data'));
  useEffect(
    function takeAlong() {
      return () => pageData?.remove();
    },
    [pageData],
  );
  if (pageData !== null || entries === undefined || latest === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Dataset entries={entries} modifiedAt={latest[0]?.updatedAt} />
    </Suspense>
  );
}
