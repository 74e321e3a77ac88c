import { datasetDescription } from '@contract/dataset';

import { siteAddress } from '../../components/siteAddress';
import { StructuredData } from '../../components/StructuredData';
import { useLatestEntriesQuery, useStatisticsQuery } from '../../generated/home';

/** The whole database as machines read of it, from what the page has fetched anyway. */
export function HomeStructuredData() {
  const entries = useStatisticsQuery().data?.statistics.overview.totalEntries;
  const latest = useLatestEntriesQuery().data?.entries.items;
  const isKnown = entries !== undefined && latest !== undefined;
  const facts = { site: siteAddress(), modifiedAt: latest?.[0]?.updatedAt };
  return <StructuredData data={isKnown ? datasetDescription({ ...facts, entries }) : undefined} />;
}
