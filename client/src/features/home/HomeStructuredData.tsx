import { useEffect, useState } from 'react';

import { OnDemand, onDemand } from '../../components/OnDemand';
import { useLatestEntriesQuery, useStatisticsQuery } from '../../generated/home';

/** Only machines read this, so it must not delay the page. */
const datasetCode = onDemand(async () => (await import('./Dataset')).Dataset);

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
    <OnDemand code={datasetCode} failed={() => null}>
      {(Dataset) => <Dataset entries={entries} modifiedAt={latest[0]?.updatedAt} />}
    </OnDemand>
  );
}
