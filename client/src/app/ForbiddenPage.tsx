import { type Action, policy } from '@contract/policy';

import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { DeadEnd } from './DeadEnd';

interface ForbiddenPageProps {
  /** What the page needs one to be allowed to do. */
  readonly action: Action;
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What a signed-in person sees whose role a page is not for, and the ways on. */
export function ForbiddenPage({ action }: ForbiddenPageProps) {
  const { user } = useSession();
  const permission = policy[action];
  return (
    <DeadEnd
      name="No access"
      title="This page is not for your role"
      onward={{ to: paths.profile, label: 'Look at your profile' }}
    >
      You are signed in as {user?.name}, in the role {user?.role}.
      {typeof permission !== 'string' && ` The page needs the role ${anyOf.format(permission)}.`} If it should
      be yours, ask an administrator to change your role; it counts at once.
    </DeadEnd>
  );
}
