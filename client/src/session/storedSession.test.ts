import { storageKeys } from '@contract/storage-keys';

import { makeUser } from '../test/makeUser';
import { SessionStore } from './session';

const user = makeUser({ name: 'Ada', role: 'Reviewer' });
const { token: tokenKey, user: userKey, persistedState: stateKey } = storageKeys;

/** The session that a new page restores in this browser. */
function restored(): SessionStore {
  const store = new SessionStore();
  store.restore();
  return store;
}

function keepPersisted(auth: unknown): void {
  const state = { auth: JSON.stringify(auth), _persist: '{"version":-1,"rehydrated":true}' };
  localStorage.setItem(stateKey, JSON.stringify(state));
}

function keepPair(token: string, person: unknown): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, typeof person === 'string' ? person : JSON.stringify(person));
}

beforeEach(() => localStorage.clear());

test('the persisted state alone restores a session, and the other two keys with it', () => {
  keepPersisted({ user, token: 'kept', isAuthenticated: true });
  expect(restored().state()).toEqual({ isAuthenticated: true, token: 'kept', user });
  expect(localStorage.getItem(tokenKey)).toBe('kept');
  expect(JSON.parse(localStorage.getItem(userKey) ?? '')).toEqual(user);
});

test('where the two differ, token and user win', () => {
  keepPersisted({ user: null, token: null, isAuthenticated: false });
  keepPair('newer', user);
  expect(restored().state().token).toBe('newer');
  keepPersisted({ user: makeUser(), token: 'older', isAuthenticated: true });
  expect(restored().state()).toEqual({ isAuthenticated: true, token: 'newer', user });
});

test('a user as REST names it is understood', () => {
  const { id, ...others } = user;
  keepPair('abc', { _id: id, ...others });
  expect(restored().state().user).toEqual(user);
});

test.each<[string, () => void]>([
  ['nothing at all', () => undefined],
  ['a token without a user', () => localStorage.setItem(tokenKey, 'abc')],
  ['a user without a token', () => localStorage.setItem(userKey, JSON.stringify(user))],
  ['a blank token', () => keepPair('', user)],
  ['a token that no header can carry', () => keepPair('a\nb', user)],
  ['a user that is not JSON', () => keepPair('abc', '{"name":')],
  ['a user that is null', () => keepPair('abc', 'null')],
  ['a user that is a list', () => keepPair('abc', '[]')],
  ['a role that nobody knows', () => keepPair('abc', { ...user, role: 'Owner' })],
  ['a role of another type', () => keepPair('abc', { ...user, role: ['Admin'] })],
  ['a user whose dates are none', () => keepPair('abc', { ...user, createdAt: 'soon' })],
  ['a persisted state that is not JSON', () => localStorage.setItem(stateKey, 'undefined')],
  ['a persisted state without the area', () => localStorage.setItem(stateKey, '{}')],
  ['a persisted area that is not a text', () => localStorage.setItem(stateKey, '{"auth":{}}')],
  ['a persisted state as signed out', () => keepPersisted({ user, token: 'abc', isAuthenticated: false })],
  [
    'a persisted state without a user',
    () => keepPersisted({ user: null, token: 'abc', isAuthenticated: true }),
  ],
])('%s starts signed out', (_, keep) => {
  keep();
  const store = restored();
  expect(store.isRestored()).toBe(true);
  expect(store.state()).toEqual({ isAuthenticated: false, token: null, user: null });
});
