import { type Action, policy } from '@contract/policy';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { paths } from '../paths';
import type { LoginState } from '../session/loginState';
import { loginFrom } from '../session/nextPage';
import { session, type SessionEnd } from '../session/session';
import { useMay, useSession } from '../session/useSession';
import { ErrorPage } from './ErrorPage';

interface GuardedProps {
  /** The action that the pages inside require. */
  readonly action: Action;
}

/** Shows pages only to people who may use them; the server refuses their data to others in any case. */
export function Guarded({ action }: GuardedProps) {
  const here = useLocation();
  const { isAuthenticated } = useSession();
  const isAllowed = useMay(action);
  const [wasSignedIn] = useState(isAuthenticated);
  if (isAllowed) return <Outlet />;
  if (isAuthenticated) return <ForbiddenPage action={action} />;
  // `SessionWatch` already redirects a person whose session ended here.
  const ending = session.ending();
  if (wasSignedIn && ending !== 'in-another-tab' && ending !== 'silent') return null;
  return <Navigate to={loginFrom(here)} replace state={noticeOf(ending, wasSignedIn)} />;
}

/** A session can end before its page is rendered and can be redirected. */
function noticeOf(ending: SessionEnd | null, wasSignedIn: boolean): LoginState {
  if (ending === 'expired') return { notice: 'sessionEnded' };
  const endedElsewhere = ending === 'in-another-tab' && wasSignedIn;
  return { notice: endedElsewhere ? 'sessionEndedInAnotherTab' : 'signInFirst' };
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Shown to a signed-in person whose role may not use a page, with links to other pages. */
function ForbiddenPage({ action }: GuardedProps) {
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
