import { type Action, policy } from '@contract/policy';

import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { ErrorPage } from './ErrorPage';

interface ForbiddenPageProps {
  /** The action that the page requires. */
  readonly action: Action;
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Shown to a signed-in person whose role may not use a page, with links to other pages. */
export function ForbiddenPage({ action }: ForbiddenPageProps) {
  const { user } = useSession();
  const permission = policy[action];
  return (
    <ErrorPage
      name="No access"
      title="Your role cannot open this page"
      onward={{ to: paths.profile, label: 'Open your profile' }}
    >
      You are signed in as {user?.name} with the role {user?.role}.
      {typeof permission !== 'string' && ` This page needs the role ${anyOf.format(permission)}.`} If you need
      access, ask an administrator to change your role. The change takes effect at once.
    </ErrorPage>
  );
}
