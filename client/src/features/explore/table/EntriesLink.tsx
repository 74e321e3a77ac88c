import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { formatNumber } from '../../../components/format';
import { paths, type StatisticsAddress } from '../../../paths';
import { formatAtLeast } from '../graph/describe';

interface EntriesLinkProps {
  readonly counted: { readonly count: number; readonly isAtLeast: boolean };
  readonly to: StatisticsAddress;
  /** What the entries hold. */
  readonly of: string;
}

/** A number of entries that leads to them. */
export function EntriesLink({ counted, to, of }: EntriesLinkProps) {
  const words = formatAtLeast(counted);
  return (
    <Anchor component={Link} inherit to={paths.entries(to)} aria-label={`${words} with ${of}`} title={words}>
      {counted.isAtLeast && '≥ '}
      {formatNumber(counted.count)}
    </Anchor>
  );
}
