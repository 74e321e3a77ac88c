import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../paths';
import type { LoginState } from '../session/loginState';
import { isSignInPage, loginFrom } from '../session/nextPage';
import { session, type SessionEnd } from '../session/session';

/** Redirects a person when their session ends, once for each end. */
export function SessionWatch() {
  const here = useLocation();
  const navigate = useNavigate();
  const redirect = useEffectEvent((ending: SessionEnd | null) => {
    if (ending === 'signed-out') void navigate(paths.home);
    if (ending === 'signed-out-everywhere') void navigate(paths.login(), notice('signedOutEverywhere'));
    // A person who is about to sign in or to set a password needs no redirect.
    if (ending === 'expired' && !isSignInPage(here.pathname))
      void navigate(loginFrom(here), { replace: true, ...notice('sessionEnded') });
  });
  useEffect(function watchSession() {
    let wasSignedIn = session.state().isAuthenticated;
    return session.subscribe(() => {
      const { isAuthenticated } = session.state();
      if (wasSignedIn && !isAuthenticated) redirect(session.ending());
      wasSignedIn = isAuthenticated;
    });
  }, []);
  return null;
}

function notice(of: LoginState['notice']): { readonly state: LoginState } {
  return { state: { notice: of } };
}
