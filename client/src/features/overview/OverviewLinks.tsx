import { Fragment } from 'react';

import { TextLink } from '../../components/TextLink';
import type { OverviewPageFragment } from '../../generated/types';
import { paths } from '../../paths';

interface OverviewLinksProps {
  readonly kind: OverviewPageFragment['kind'];
  readonly targets: OverviewPageFragment['kinds'];
}

/** Links to other overviews, joined by commas. */
export const OverviewLinks = ({ kind, targets }: OverviewLinksProps) =>
  targets.map(({ name, slug }, place) => (
    <Fragment key={slug}>
      {place > 0 && ', '}
      <TextLink to={paths.overview(kind, slug)}>{name}</TextLink>
    </Fragment>
  ));
