import type { EntityKind } from '@contract/entry-field-row';
import { Skeleton } from '@mantine/core';

import { entities } from '../../components/entities';
import { EntityLabel } from '../../components/EntityLabel';
import { formatNumber } from '../../components/format';
import type { StatisticsQuery } from '../../generated/types';
import classes from './KeyFigures.module.css';

type Overview = StatisticsQuery['statistics']['overview'];

interface KeyFiguresProps {
  /** `undefined` while it is loading. */
  readonly overview: Overview | undefined;
}

const figures: readonly {
  readonly key: keyof Overview;
  readonly label: string;
  readonly kind?: EntityKind;
}[] = [
  { key: 'totalEntries', label: 'Entries' },
  { key: 'uniqueDiseasesCount', label: entities.disease.plural, kind: 'disease' },
  { key: 'uniqueAntibodiesCount', label: entities.autoantibody.plural, kind: 'autoantibody' },
  { key: 'uniqueAntigensCount', label: entities.autoantigen.plural, kind: 'autoantigen' },
  { key: 'uniqueUniprotIdsCount', label: 'UniProt IDs' },
];

/** The current size of the database in figures. */
export function KeyFigures({ overview }: KeyFiguresProps) {
  return (
    <dl className={classes.figures} aria-busy={overview === undefined}>
      {figures.map(({ key, label, kind }) => (
        <div key={key} className={classes.figure}>
          <dt className={classes.label}>{kind ? <EntityLabel kind={kind}>{label}</EntityLabel> : label}</dt>
          <dd className={classes.value}>
            {overview ? formatNumber(overview[key]) : <Skeleton height={24} width={72} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
