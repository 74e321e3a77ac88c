import type { OverviewKind } from '../../addresses';
import { TextLink } from '../../components/TextLink';
import { paths } from '../../paths';

interface OverviewLinkProps {
  readonly kind: OverviewKind;
  readonly name: string;
  readonly slug: string;
}

/** A name that leads to its own overview. */
export function OverviewLink({ kind, name, slug }: OverviewLinkProps) {
  return <TextLink to={paths.overview(kind, slug)}>{name}</TextLink>;
}
