import { BackLink } from '../../../components/BackLink';
import { paths } from '../../../paths';

interface BackToListProps {
  /** The query of the list from which the page was opened, blank for the unfiltered list. */
  readonly list: string;
}

/** A link back to the list, in its previous state. */
export function BackToList({ list }: BackToListProps) {
  return <BackLink to={paths.entries() + list}>{list === '' ? 'All entries' : 'Back to the list'}</BackLink>;
}
