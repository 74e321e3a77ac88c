import { limits } from '@contract/limits';

import { readSessionUser, type SessionUser } from './sessionUser';
import {
  readStoredSession,
  removeStoredSession,
  sessionKeys,
  type SignedIn,
  writeStoredSession,
} from './storedSession';

export type SessionState =
  | { readonly isAuthenticated: true; readonly user: SessionUser; readonly token: string }
  | { readonly isAuthenticated: false; readonly user: null; readonly token: null };

/**
 * How a session ended: the user signed out, or signed out on all devices, or the server no longer accepts it, or it
 * ended in another tab, or silently, because the user signs in again.
 */
export type SessionEnd = 'signed-out' | 'signed-out-everywhere' | 'expired' | 'in-another-tab' | 'silent';

const visitor: SessionState = { isAuthenticated: false, user: null, token: null };

/**
 * The session of the page, the only source of who is signed in; stored in this browser and synchronised between tabs.
 */
export class SessionStore {
  #state = visitor;
  #isRestored = false;
  #ending: SessionEnd | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #whenForbidden = new Set<() => void>();

  /** Bound, because React calls it without the object. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Calls the listener when the server refuses something for want of a right. */
  readonly watchForbidden = (listener: () => void): (() => void) => {
    this.#whenForbidden.add(listener);
    return () => this.#whenForbidden.delete(listener);
  };
  readonly state = (): SessionState => this.#state;
  readonly isRestored = (): boolean => this.#isRestored;
  /** How the last session ended; `null` while a person is signed in. */
  readonly ending = (): SessionEnd | null => this.#ending;

  /** Restores the stored session. If the storage does not answer in time, nobody is signed in. */
  restore(read: () => SignedIn | null | Promise<SignedIn | null> = readStoredSession): void {
    const found = read();
    if (!(found instanceof Promise)) {
      this.#restored(found);
      return;
    }
    const answer = (session: SignedIn | null) => {
      clearTimeout(timer);
      this.#restored(session);
    };
    const timer = setTimeout(() => answer(null), limits.restoreSessionMs);
    found.then(answer, () => answer(null));
  }

  /** Signs in. With an invalid user the state remains that of a visitor. */
  start({ token, user }: SignedIn): void {
    const person = readSessionUser(user);
    if (person === null) {
      this.end('silent');
      return;
    }
    writeStoredSession({ token, user: person });
    this.#setState({ isAuthenticated: true, token, user: person }, null);
  }

  /** Goes on with a fresh token, unless the person has signed out since it was requested. */
  renew(signedIn: SignedIn): void {
    if (this.#state.user?.id === signedIn.user.id) this.start(signedIn);
  }

  /** Updates the data of the signed-in person. */
  updateUser(user: SessionUser): void {
    const { token } = this.#state;
    if (token !== null) this.renew({ token, user });
  }

  /** Signs out and removes everything stored in this browser, including data that cannot be parsed. */
  end(how: SessionEnd = 'signed-out'): void {
    removeStoredSession();
    if (this.#state.isAuthenticated) this.#setState(visitor, how);
  }

  /** Ends the session of a token that the server refused, unless another session has started since. */
  expire(token: string): void {
    if (this.#state.token === token) this.end('expired');
  }

  /** Reports that the server refused something for want of a right: the role may have changed. */
  reportForbidden(): void {
    for (const listener of [...this.#whenForbidden]) listener();
  }

  /** Synchronises the session with other tabs until the returned function is called. */
  followOtherTabs(): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || sessionKeys.includes(key)) this.#follow(readStoredSession());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }

  #restored(session: SignedIn | null): void {
    if (this.#isRestored) return;
    this.#isRestored = true;
    // A session that started in the meantime has priority.
    if (session === null || this.#state.isAuthenticated) this.#notify();
    else this.start(session);
  }

  #follow(session: SignedIn | null): void {
    if (JSON.stringify(session) === JSON.stringify(this.#signedIn())) return;
    if (session === null) this.#setState(visitor, 'in-another-tab');
    else this.#setState({ isAuthenticated: true, ...session }, null);
  }

  #signedIn(): SignedIn | null {
    const { token, user } = this.#state;
    return token === null ? null : { token, user };
  }

  #setState(state: SessionState, ending: SessionEnd | null): void {
    this.#state = state;
    this.#ending = ending;
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The session of this page. React components use the hooks; this is for other code. */
export const session = new SessionStore();

/** The header that authenticates a request; none for a visitor. */
export function bearer(token: string | null): Readonly<Record<string, string>> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
