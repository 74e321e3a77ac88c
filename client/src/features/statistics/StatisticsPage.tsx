import { clientPages } from '@contract/client-pages';
import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { ActiveFilters } from '../../components/ActiveFilters';
import { ErrorState } from '../../components/ErrorState';
import { formatEntries } from '../../components/format';
import { keptAnswer } from '../../components/keptAnswer';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { isNarrowed, narrowingAddress, narrowingVariables, readNarrowing } from '../../components/narrowing';
import { NothingCounted } from '../../components/NothingCounted';
import { ShowEntriesButton } from '../../components/ShowEntriesButton';
import type { Narrowing } from '../../components/useInCode/restParameters';
import {
  DiseaseHeatMapDocument,
  FieldCompletenessDocument,
  GrowthOverTimeDocument,
  StatisticsFiguresDocument,
  useStatisticsFiguresQuery,
  ValueDistributionDocument,
} from '../../generated/statistics';
import { useFreshOnFocus } from '../../hooks/useFreshOnFocus';
import { useShown } from '../../hooks/useShown';
import { paths } from '../../paths';
import { Plots } from './Plots';

const freshOnFocus = [
  StatisticsFiguresDocument,
  ValueDistributionDocument,
  FieldCompletenessDocument,
  GrowthOverTimeDocument,
  DiseaseHeatMapDocument,
] as const;

/** Plots of all entries, or of a filtered list; every mark links to the entries behind it. */
export function StatisticsPage() {
  const view = useStatisticsView();
  const shown = useShown(view);
  const { data, answer } = keptAnswer(useStatisticsFiguresQuery({ variables: narrowingVariables(shown) }));
  useFreshOnFocus(freshOnFocus);
  const navigate = useNavigate();
  const handleNarrowing = (next: Narrowing) => void navigate(paths.statistics(narrowingAddress(next)));
  const overview = data?.statistics.overview;
  const total = overview?.totalEntries;
  return (
    <ListPage>
      <ListHead
        title={clientPages.statistics.title}
        total={total === undefined ? undefined : formatEntries(total)}
      >
        <Anchor component={Link} to={paths.explore(narrowingAddress(view))} size="sm">
          Explore as a network
        </Anchor>
        <ShowEntriesButton narrowing={view} />
      </ListHead>
      <ActiveFilters narrowing={view} onNarrowing={handleNarrowing} />
      {answer.error !== undefined ? (
        <ErrorState error={answer.error} operation="fetchStatistics" onRetry={answer.onRetry} />
      ) : total === 0 ? (
        <NothingCounted
          isNarrowed={isNarrowed(view)}
          yet="There are no entries to count yet."
          all={{ label: 'Statistics of all entries', to: paths.statistics() }}
        />
      ) : (
        <Plots view={shown} />
      )}
    </ListPage>
  );
}

/** The filters of the statistics. All of them are in the URL, with the parameters of the list. */
function useStatisticsView(): Narrowing {
  const [params] = useSearchParams();
  return useMemo(() => readNarrowing(params), [params]);
}
