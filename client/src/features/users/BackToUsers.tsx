import { BackLink } from '../../components/BackLink';
import { paths } from '../../paths';
import type { UserLinkState } from './userLinkState';

interface BackToUsersProps {
  readonly link: UserLinkState;
}

/** A link back to the list, in its previous state. */
export function BackToUsers({ link: { list } }: BackToUsersProps) {
  return <BackLink to={paths.users() + list}>{list === '' ? 'All users' : 'Back to the list'}</BackLink>;
}
