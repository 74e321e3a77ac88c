import { clientPages } from '@contract/client-pages';
import { Anchor, Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { ActiveFilters } from '../../components/ActiveFilters';
import { ErrorState } from '../../components/ErrorState';
import { formatEntries, formatNumber } from '../../components/format';
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
  useFieldCompletenessQuery,
  useStatisticsFiguresQuery,
  ValueDistributionDocument,
} from '../../generated/statistics';
import type { StatisticsFiguresQuery } from '../../generated/types';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { useRefetchOnFocus } from '../../hooks/useRefetchOnFocus';
import { paths } from '../../paths';
import classes from './KeyFigures.module.css';
import { Plots } from './Plots';

/** Figures and plots of all entries, or of a filtered list; marks link to the entries behind them. */
export function StatisticsPage() {
  const [params] = useSearchParams();
  const view = useMemo(() => readCriteria(params), [params]);
  const shown = useDisplayedValue(view);
  const { data, answer } = latestResult(useStatisticsFiguresQuery({ variables: criteriaVariables(shown) }));
  useRefetchOnFocus(
    StatisticsFiguresDocument,
    ValueDistributionDocument,
    FieldCompletenessDocument,
    GrowthOverTimeDocument,
    DiseaseHeatMapDocument,
  );
  const navigate = useNavigate();
  const isWhole = params.get('more') === 'all';
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

interface KeyFiguresProps {
  readonly overview: StatisticsFiguresQuery['statistics']['overview'] | undefined;
  readonly view: ListCriteria;
}

/** How many diseases and autoantibodies the entries have, and how complete they are. */
function KeyFigures({ overview, view }: KeyFiguresProps) {
  const { data } = useFieldCompletenessQuery({ variables: criteriaVariables(view) });
  const fields = data?.statistics.completeness;
  const sum = (of: 'filled' | 'total') => fields?.reduce((all, field) => all + field[of], 0) ?? 0;
  const share = fields && `${Math.round((100 * sum('filled')) / Math.max(sum('total'), 1))}%`;
  return (
    <dl className={classes.figures}>
      <Figure label="Diseases" figure={overview && formatNumber(overview.uniqueDiseasesCount)} />
      <Figure label="Autoantibodies" figure={overview && formatNumber(overview.uniqueAntibodiesCount)} />
      <Figure label="Fields filled in" figure={share} />
    </dl>
  );
}

function Figure({ label, figure }: { readonly label: string; readonly figure: string | undefined }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{figure ?? <Skeleton component="span" display="block" height={28} width={64} />}</dd>
    </div>
  );
}
