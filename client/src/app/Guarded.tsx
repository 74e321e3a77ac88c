import type { Action } from '@contract/policy';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import type { LoginState } from '../session/loginState';
import { loginFrom } from '../session/nextPage';
import { session } from '../session/session';
import type { SessionEnd } from '../session/SessionStore';
import { useMay, useSession } from '../session/useSession';
import { ForbiddenPage } from './ForbiddenPage';

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
