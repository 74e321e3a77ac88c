import { Box, Skeleton } from '@mantine/core';

import { formatEntries, formatNumber } from '../../components/format';
import { TextLink } from '../../components/TextLink';
import { TitledSection } from '../../components/TitledSection';
import type { StatisticsQuery } from '../../generated/types';
import { paths } from '../../paths';
import classes from './DiseaseRanking.module.css';

type Diseases = StatisticsQuery['statistics']['diseaseBreakdown'];

interface DiseaseRankingProps {
  /** By number of entries, descending; `undefined` while loading. */
  readonly diseases: Diseases | undefined;
}

const shown = 10;

/** The diseases with most entries; each links to its entries. */
export function DiseaseRanking({ diseases }: DiseaseRankingProps) {
  return (
    <TitledSection title="Diseases with most entries">
      {diseases ? <Bars diseases={diseases.slice(0, shown)} /> : <BarsSkeleton />}
    </TitledSection>
  );
}

function Bars({ diseases }: { readonly diseases: Diseases }) {
  if (diseases.length === 0)
    return (
      <p data-text="quiet" style={{ margin: '1em 0' }}>
        There are no entries yet.
      </p>
    );
  const most = Math.max(...diseases.map(({ count }) => count));
  return (
    <Box component="ol" mt={8}>
      {diseases.map(({ value, count }) => (
        <li key={value} className={classes.row}>
          <TextLink className={classes.name} to={paths.overview('disease', value)} title={value}>
            {value}
          </TextLink>
          <span style={{ height: 6 }} aria-hidden="true">
            <span className={classes.bar} style={{ width: `${(100 * count) / most}%` }} />
          </span>
          <Box component="span" data-text="mono" ta="right" title={formatEntries(count)}>
            {formatNumber(count)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function BarsSkeleton() {
  return (
    <Box role="status" aria-label="Loading diseases" mt={8}>
      {Array.from({ length: shown }, (_, row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={12} width={`${60 + ((row * 13) % 35)}%`} />
          <Skeleton height={8} width={`${100 - row * 7}%`} />
          <span />
        </div>
      ))}
    </Box>
  );
}
