import { Fragment } from 'react';

import type { OverviewPageFragment } from '../../generated/types';
import { OverviewLink } from './OverviewLink';

interface OverviewLinksProps {
  readonly kind: OverviewPageFragment['kind'];
  readonly targets: OverviewPageFragment['kinds'];
}

/** Links to other overviews, joined by commas. */
export const OverviewLinks = ({ kind, targets }: OverviewLinksProps) =>
  targets.map(({ name, slug }, place) => (
    <Fragment key={slug}>
      {place > 0 && ', '}
      <OverviewLink kind={kind} name={name} slug={slug} />
    </Fragment>
  ));
