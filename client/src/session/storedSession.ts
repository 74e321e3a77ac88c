import { storageKeys } from '@contract/storage-keys';

import { readSessionUser, type SessionUser } from './sessionUser';

/** What keeps a session: the token that proves it, and whose it is. */
export interface SignedIn {
  readonly token: string;
  readonly user: SessionUser;
}

/** The keys the session is kept under; a change of any of them concerns it. */
export const sessionKeys: readonly string[] = [
  storageKeys.token,
  storageKeys.user,
  storageKeys.persistedState,
];

/**
 * Reads what this browser keeps. `token` and `user` count; the persisted state counts where both are missing.
 * Whatever cannot be read is nobody.
 */
export function readStoredSession(): SignedIn | null {
  try {
    const token = localStorage.getItem(storageKeys.token);
    const user = localStorage.getItem(storageKeys.user);
    if (token === null && user === null) return readPersistedState();
    return signedIn(token, user === null ? null : JSON.parse(user));
  } catch {
    // Not JSON, or the browser refuses its storage to this page.
    return null;
  }
}

/** Keeps a session under all its keys. */
export function writeStoredSession({ token, user }: SignedIn): void {
  write(() => {
    const person = JSON.stringify(user);
    localStorage.setItem(storageKeys.user, person);
    localStorage.setItem(storageKeys.token, token);
    localStorage.setItem(storageKeys.persistedState, persistedState(person, JSON.stringify(token), true));
  });
}

/** Forgets the session. The persisted state goes first: without the other two it would count. */
export function removeStoredSession(): void {
  write(() => localStorage.setItem(storageKeys.persistedState, persistedState('null', 'null', false)));
  write(() => localStorage.removeItem(storageKeys.token));
  write(() => localStorage.removeItem(storageKeys.user));
}

/** The form that redux-persist gives a state: an object whose values are JSON, as texts. */
function persistedState(user: string, token: string, isAuthenticated: boolean): string {
  return JSON.stringify({
    auth: `{"user":${user},"token":${token},"isAuthenticated":${String(isAuthenticated)}}`,
    _persist: JSON.stringify({ version: -1, rehydrated: true }),
  });
}

function readPersistedState(): SignedIn | null {
  const state = localStorage.getItem(storageKeys.persistedState);
  const areas: unknown = state === null ? null : JSON.parse(state);
  const auth: unknown = isObject(areas) && typeof areas.auth === 'string' ? JSON.parse(areas.auth) : null;
  return isObject(auth) && auth.isAuthenticated === true ? signedIn(auth.token, auth.user) : null;
}

/** A token of anything but visible ASCII could not be sent in a header. */
const sendable = /^[\x21-\x7e]+$/;

function signedIn(token: unknown, person: unknown): SignedIn | null {
  const user = readSessionUser(person);
  return typeof token === 'string' && sendable.test(token) && user !== null ? { token, user } : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A storage that is full or forbidden leaves the session to this page alone. */
function write(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}
