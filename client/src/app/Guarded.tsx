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
  /** What one must be allowed to do on the pages behind it. */
  readonly action: Action;
}

/** Shows pages only to those they are for; the server refuses their data to others in any case. */
export function Guarded({ action }: GuardedProps) {
  const here = useLocation();
  const { isAuthenticated } = useSession();
  const isAllowed = useMay(action);
  const [wasSignedIn] = useState(isAuthenticated);
  if (isAllowed) return <Outlet />;
  if (isAuthenticated) return <ForbiddenPage action={action} />;
  // Whose session ended here is being led on already.
  if (wasSignedIn && session.ending() !== 'silent') return null;
  return <Navigate to={loginFrom(here)} replace state={noticeOf(session.ending())} />;
}

/** A session can end before the page it was for is there to be led away from. */
function noticeOf(ending: SessionEnd | null): LoginState | null {
  return ending === 'expired' ? { notice: 'sessionEnded' } : null;
}
