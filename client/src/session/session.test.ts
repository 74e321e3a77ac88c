import { limits } from '@contract/limits';
import { storageKeys } from '@contract/storage-keys';

import { makeUser } from '../test/makeUser';
import { SessionStore } from './session';
import type { SignedIn } from './storedSession';

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
afterEach(() => jest.restoreAllMocks());

test('stores a session under the keys and in the formats of the specification', () => {
  new SessionStore().start({ token: 'abc.def', user });
  expect(localStorage.getItem(tokenKey)).toBe('abc.def');
  expect(JSON.parse(localStorage.getItem(userKey) ?? '')).toEqual(user);
  const state = JSON.parse(localStorage.getItem(stateKey) ?? '') as Record<string, string>;
  expect(Object.keys(state)).toEqual(['auth', '_persist']);
  expect(JSON.parse(state.auth ?? '')).toEqual({ user, token: 'abc.def', isAuthenticated: true });
  expect(JSON.parse(state._persist ?? '')).toEqual({ version: -1, rehydrated: true });
});

test('a reloaded page restores the session', () => {
  new SessionStore().start({ token: 'abc', user });
  expect(restored().state()).toEqual({ isAuthenticated: true, token: 'abc', user });
});

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

test('signing out removes token and user, and leaves the persisted state as signed out', () => {
  const store = new SessionStore();
  store.start({ token: 'abc', user });
  store.end();
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(localStorage.getItem(userKey)).toBeNull();
  const state = JSON.parse(localStorage.getItem(stateKey) ?? '') as Record<string, string>;
  expect(JSON.parse(state.auth ?? '')).toEqual({ user: null, token: null, isAuthenticated: false });
  expect(restored().state().isAuthenticated).toBe(false);
});

test('without storage, signing in works for this page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  const store = restored();
  expect(store.state().isAuthenticated).toBe(false);
  store.start({ token: 'abc', user });
  expect(store.state().isAuthenticated).toBe(true);
  store.end();
  expect(store.state().isAuthenticated).toBe(false);
});

describe('a storage that takes its time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is waited for', async () => {
    const store = new SessionStore();
    store.restore(() => Promise.resolve({ token: 'abc', user }));
    expect(store.isRestored()).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(store.isRestored()).toBe(true);
    expect(store.state().token).toBe('abc');
  });

  test('waits for the session at most as long as the limit, and ignores later results', async () => {
    const store = new SessionStore();
    let answer: (session: SignedIn) => void = () => undefined;
    store.restore(() => new Promise((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(limits.restoreSessionMs - 1);
    expect(store.isRestored()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.isRestored()).toBe(true);
    answer({ token: 'abc', user });
    await jest.advanceTimersByTimeAsync(0);
    expect(store.state().isAuthenticated).toBe(false);
  });

  test('starts signed out when it fails', async () => {
    const store = new SessionStore();
    store.restore(() => Promise.reject(new Error('broken')));
    await jest.advanceTimersByTimeAsync(0);
    expect(store.isRestored()).toBe(true);
    expect(store.state().isAuthenticated).toBe(false);
  });
});

describe('with another tab', () => {
  /** The event by which a browser notifies other tabs. */
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const stops: (() => void)[] = [];
  const follower = () => {
    const store = restored();
    stops.push(store.followOtherTabs());
    return store;
  };
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  test('signing in there signs in here', () => {
    const store = follower();
    new SessionStore().start({ token: 'abc', user });
    tell(tokenKey);
    expect(store.state()).toEqual({ isAuthenticated: true, token: 'abc', user });
  });

  test('signing out in another tab signs out here without redirecting', () => {
    new SessionStore().start({ token: 'abc', user });
    const store = follower();
    restored().end();
    tell(stateKey);
    expect(store.state().isAuthenticated).toBe(false);
    expect(store.ending()).toBe('in-another-tab');
  });

  test('emptying the whole storage signs out', () => {
    new SessionStore().start({ token: 'abc', user });
    const store = follower();
    localStorage.clear();
    tell(null);
    expect(store.state().isAuthenticated).toBe(false);
  });

  test('other storage keys change nothing', () => {
    const store = follower();
    const listener = jest.fn();
    store.subscribe(listener);
    tell(storageKeys.colourScheme);
    tell(tokenKey);
    expect(listener).not.toHaveBeenCalled();
  });
});

test('news of a person change the session of that person only', () => {
  const store = new SessionStore();
  store.start({ token: 'abc', user });
  store.updateUser({ ...user, role: 'Admin' });
  expect(store.state()).toEqual({ isAuthenticated: true, token: 'abc', user: { ...user, role: 'Admin' } });
  store.updateUser(makeUser());
  expect(store.state().user?.id).toBe(user.id);
});

test('a fresh token does not sign in again a person who has signed out, nor sign out the next one', () => {
  const store = new SessionStore();
  store.start({ token: 'old', user });
  store.end();
  store.renew({ token: 'fresh', user });
  expect(store.state().isAuthenticated).toBe(false);
  const next = makeUser();
  store.start({ token: 'next', user: next });
  store.renew({ token: 'fresh', user });
  expect(store.state()).toEqual({ isAuthenticated: true, token: 'next', user: next });
});

test('a user with an unknown role is signed out', () => {
  const store = new SessionStore();
  store.start({ token: 'abc', user });
  store.updateUser({ ...user, role: 'Owner' as 'Admin' });
  expect(store.state().isAuthenticated).toBe(false);
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test('only the session of the refused token ends', () => {
  const store = new SessionStore();
  store.start({ token: 'new', user });
  store.expire('old');
  expect(store.state().isAuthenticated).toBe(true);
  store.expire('new');
  expect(store.state().isAuthenticated).toBe(false);
  expect(store.ending()).toBe('expired');
});
