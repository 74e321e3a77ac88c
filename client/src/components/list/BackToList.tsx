import { BackLink } from '../BackLink';

interface BackToListProps {
  /** The address of the list without a query. */
  readonly path: string;
  /** The query of the list from which the page was opened, blank for the default list. */
  readonly list: string;
  /** The label of the link to the default list. */
  readonly all: string;
}

/** A link back to the list, in its previous state. */
export function BackToList({ path, list, all }: BackToListProps) {
  return <BackLink to={path + list}>{list === '' ? all : 'Back to the list'}</BackLink>;
}
