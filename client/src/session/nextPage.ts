import { matchPath } from 'react-router-dom';

import { paths, routes } from '../paths';

/** Pages that redirect by themselves; returning to them after signing in would lead nowhere. */
const signInPages: readonly string[] = [routes.login, routes.forgotPassword, routes.resetPassword];

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The sign-in page that returns to this location afterwards. */
export function loginFrom({ pathname, search, hash }: Place): string {
  const place = pathname + search + hash;
  if (pathname === routes.login) return place;
  return place === paths.home || isSignInPage(pathname) ? paths.login() : paths.login(place);
}

export function isSignInPage(pathname: string): boolean {
  return signInPages.includes(pathname);
}

/**
 * Returns the page to open after signing in: a page of this site, else the start page. The address may be forged, and
 * browsers interpret backslashes, tabs and double slashes as links to other sites.
 */
export function nextPage(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return paths.home;
  const { origin, pathname } = new URL(wanted, window.location.origin);
  return origin === window.location.origin && isOwnPage(pathname) ? wanted : paths.home;
}

function isOwnPage(pathname: string): boolean {
  const patterns = Object.values(routes).filter((route) => route !== routes.anythingElse);
  return !isSignInPage(pathname) && patterns.some((pattern) => matchPath(pattern, pathname) !== null);
}
