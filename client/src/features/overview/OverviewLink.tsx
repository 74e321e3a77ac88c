import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import type { OverviewKind } from '../../addresses';
import { paths } from '../../paths';

interface OverviewLinkProps {
  readonly kind: OverviewKind;
  readonly name: string;
  readonly slug: string;
}

/** A name that leads to its own overview. */
export function OverviewLink({ kind, name, slug }: OverviewLinkProps) {
  return (
    <Anchor component={Link} inherit to={paths.overview(kind, slug)}>
      {name}
    </Anchor>
  );
}
