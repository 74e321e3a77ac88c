import { clientPages } from '@contract/client-pages';
import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { ActiveFilters } from '../../components/ActiveFilters';
import { ErrorState } from '../../components/ErrorState';
import { formatEntries } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { criteriaAddress, criteriaVariables, isFiltered, readCriteria } from '../../components/listCriteria';
import { NoFigures } from '../../components/NoFigures';
import { ShowEntriesButton } from '../../components/ShowEntriesButton';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import {
  DiseaseHeatMapDocument,
  FieldCompletenessDocument,
  GrowthOverTimeDocument,
  StatisticsFiguresDocument,
  useStatisticsFiguresQuery,
  ValueDistributionDocument,
} from '../../generated/statistics';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { useRefetchOnFocus } from '../../hooks/useRefetchOnFocus';
import { paths } from '../../paths';
import { KeyFigures } from './KeyFigures';
import { Plots } from './Plots';

const refetchOnFocus = [
  StatisticsFiguresDocument,
  ValueDistributionDocument,
  FieldCompletenessDocument,
  GrowthOverTimeDocument,
  DiseaseHeatMapDocument,
] as const;

/** Figures and plots of all entries, or of a filtered list; marks link to the entries behind them. */
export function StatisticsPage() {
  const view = useStatisticsView();
  const shown = useDisplayedValue(view);
  const { data, answer } = latestResult(useStatisticsFiguresQuery({ variables: criteriaVariables(shown) }));
  useRefetchOnFocus(refetchOnFocus);
  const navigate = useNavigate();
  const isWhole = useSearchParams()[0].get('more') === 'all';
  const addressOf = (criteria: ListCriteria, all = isWhole) =>
    paths.statistics({ ...criteriaAddress(criteria), ...(all && { more: 'all' }) });
  const handleCriteria = (next: ListCriteria) => void navigate(addressOf(next));
  const overview = data?.statistics.overview;
  const total = overview?.totalEntries;
  return (
    <ListPage>
      <ListHead
        title={clientPages.statistics.title}
        total={total === undefined ? undefined : formatEntries(total)}
      >
        <Anchor component={Link} to={paths.explore({ tab: 'network', ...criteriaAddress(view) })} size="sm">
          Explore as a network
        </Anchor>
        <ShowEntriesButton criteria={view} />
      </ListHead>
      <ActiveFilters criteria={view} onCriteria={handleCriteria} />
      {answer.error !== undefined ? (
        <ErrorState error={answer.error} operation="fetchStatistics" onRetry={answer.onRetry} />
      ) : total === 0 ? (
        <NoFigures
          isFiltered={isFiltered(view)}
          yet="There are no entries to count yet."
          all={{ label: 'Statistics of all entries', to: paths.statistics() }}
        />
      ) : (
        <>
          <KeyFigures overview={overview} view={shown} />
          <Plots view={shown} isWhole={isWhole} toggle={addressOf(view, !isWhole)} />
        </>
      )}
    </ListPage>
  );
}

/** The filters of the statistics. All of them are in the URL, with the parameters of the list. */
function useStatisticsView(): ListCriteria {
  const [params] = useSearchParams();
  return useMemo(() => readCriteria(params), [params]);
}
