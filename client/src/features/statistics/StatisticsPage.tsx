import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { ErrorState } from '../../components/ErrorState';
import { formatEntries } from '../../components/format';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { StateMessage } from '../../components/StateMessage';
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
import { AboutWhich } from './AboutWhich';
import { plotAnswer } from './plotAnswer';
import { Plots } from './Plots';
import { addressOf, isNarrowed, useStatisticsView, variablesOf } from './useStatisticsView';

const freshOnFocus = [
  StatisticsFiguresDocument,
  ValueDistributionDocument,
  FieldCompletenessDocument,
  GrowthOverTimeDocument,
  DiseaseHeatMapDocument,
] as const;

/** Plots of all entries, or of those that the list was narrowed to; every mark leads back to the entries behind it. */
export function StatisticsPage() {
  const view = useStatisticsView();
  const shown = useShown(view);
  const { data, answer } = plotAnswer(useStatisticsFiguresQuery({ variables: variablesOf(shown) }));
  useFreshOnFocus(freshOnFocus);
  const overview = data?.statistics.overview;
  const total = overview?.totalEntries;
  return (
    <ListPage>
      <ListHead title="Statistics" total={total === undefined ? undefined : formatEntries(total)}>
        <Button component={Link} to={paths.entries(addressOf(view))} variant="default" size="compact-md">
          {isNarrowed(view) ? 'Show these entries' : 'Show the entries'}
        </Button>
      </ListHead>
      <AboutWhich view={view} />
      {answer.error !== undefined ? (
        <ErrorState error={answer.error} operation="fetchStatistics" onRetry={answer.onRetry} />
      ) : total === 0 ? (
        <NoEntries isNarrowed={isNarrowed(view)} />
      ) : (
        <Plots view={shown} />
      )}
    </ListPage>
  );
}

function NoEntries({ isNarrowed: some }: { readonly isNarrowed: boolean }) {
  if (!some)
    return (
      <StateMessage title="No entries yet">There is nothing to count before the first entry.</StateMessage>
    );
  const action = (
    <Button component={Link} to={paths.statistics()} variant="default">
      Statistics of all entries
    </Button>
  );
  return (
    <StateMessage title="No entry matches" action={action}>
      None has all that is asked for. Take away one of the filters above.
    </StateMessage>
  );
}
