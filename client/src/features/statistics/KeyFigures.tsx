import { Skeleton } from '@mantine/core';

import { formatNumber } from '../../components/format';
import { criteriaVariables } from '../../components/listCriteria';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { useFieldCompletenessQuery } from '../../generated/statistics';
import type { StatisticsFiguresQuery } from '../../generated/types';
import classes from './KeyFigures.module.css';

interface KeyFiguresProps {
  readonly overview: StatisticsFiguresQuery['statistics']['overview'] | undefined;
  readonly view: ListCriteria;
}

/** How many diseases and autoantibodies the entries have, and how complete they are. */
export function KeyFigures({ overview, view }: KeyFiguresProps) {
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
