import { storageKeys } from '@contract/storage-keys';

import { isObject } from '../components/isObject';
import { readSessionUser, type SessionUser } from './sessionUser';

/** A stored session: the token, and the person it belongs to. */
export interface SignedIn {
  readonly token: string;
  readonly user: SessionUser;
}

/** The storage keys of the session; a change of any of them affects it. */
export const sessionKeys: readonly string[] = [
  storageKeys.token,
  storageKeys.user,
  storageKeys.persistedState,
];

/**
 * Reads the stored session. `token` and `user` have priority; the persisted state is used if both are missing.
 * Unreadable data counts as no session.
 */
export function readStoredSession(): SignedIn | null {
  try {
    const token = localStorage.getItem(storageKeys.token);
    const user = localStorage.getItem(storageKeys.user);
    if (token === null && user === null) return readPersistedState();
    return signedIn(token, user === null ? null : JSON.parse(user));
  } catch {
    // Not JSON, or the browser denies this page access to its storage.
    return null;
  }
}

/** Stores a session under all its keys. */
export function writeStoredSession({ token, user }: SignedIn): void {
  write(() => {
    const person = JSON.stringify(user);
    localStorage.setItem(storageKeys.user, person);
    localStorage.setItem(storageKeys.token, token);
    localStorage.setItem(storageKeys.persistedState, persistedState(person, JSON.stringify(token), true));
  });
}

/** Removes the stored session. The persisted state is cleared first: without the other two keys it would be used. */
export function removeStoredSession(): void {
  write(() => localStorage.setItem(storageKeys.persistedState, persistedState('null', 'null', false)));
  write(() => localStorage.removeItem(storageKeys.token));
  write(() => localStorage.removeItem(storageKeys.user));
}

/** The storage format of redux-persist: an object whose values are JSON texts. */
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

/** A header can contain only visible ASCII. */
const sendable = /^[\x21-\x7e]+$/;

function signedIn(token: unknown, person: unknown): SignedIn | null {
  const user = readSessionUser(person);
  return typeof token === 'string' && sendable.test(token) && user !== null ? { token, user } : null;
}

/** If the storage is full or blocked, only this page has the session. */
function write(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}
