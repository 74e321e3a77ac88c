import { limits } from '@contract/limits';

import { readSessionUser, type SessionUser } from './sessionUser';
import {
  readStoredSession,
  removeStoredSession,
  sessionKeys,
  type SignedIn,
  writeStoredSession,
} from './storedSession';

/** Who uses this page. */
export type SessionState =
  | { readonly isAuthenticated: true; readonly user: SessionUser; readonly token: string }
  | { readonly isAuthenticated: false; readonly user: null; readonly token: null };

/**
 * How a session came to its end: by oneself, by oneself on every device, because the server no longer accepts it, or
 * by something that leads nobody anywhere, such as signing out in another tab.
 */
export type SessionEnd = 'signed-out' | 'signed-out-everywhere' | 'expired' | 'silent';

const visitor: SessionState = { isAuthenticated: false, user: null, token: null };

/** The one place that knows who is signed in; kept in this browser and followed by its other tabs. */
export class SessionStore {
  #state = visitor;
  #isRestored = false;
  #ending: SessionEnd | null = null;
  readonly #listeners = new Set<() => void>();

  /** Bound, so that React can be given it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SessionState => this.#state;
  readonly isRestored = (): boolean => this.#isRestored;
  /** How the last session ended, while there is no other. */
  readonly ending = (): SessionEnd | null => this.#ending;

  /** Takes up the session this browser keeps. A storage that does not answer in time has none. */
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

  /** Signs in. A person whom this client cannot make sense of stays a visitor. */
  start({ token, user }: SignedIn): void {
    const person = readSessionUser(user);
    if (person === null) {
      this.end('silent');
      return;
    }
    writeStoredSession({ token, user: person });
    this.#become({ isAuthenticated: true, token, user: person }, null);
  }

  /** Takes what is newly known of the person who is signed in. */
  updateUser(user: SessionUser): void {
    const { token } = this.#state;
    if (token !== null && this.#state.user.id === user.id) this.start({ token, user });
  }

  /** Signs out and forgets what this browser keeps; also where it keeps something that cannot be read. */
  end(how: SessionEnd = 'signed-out'): void {
    removeStoredSession();
    if (this.#state.isAuthenticated) this.#become(visitor, how);
  }

  /** Ends the session of a token that the server refused, unless there is another by now. */
  expire(token: string): void {
    if (this.#state.token === token) this.end('expired');
  }

  /** Follows signing in and out in other tabs until told to stop. */
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
    // Whoever has signed in meanwhile goes first.
    if (session === null || this.#state.isAuthenticated) this.#tell();
    else this.start(session);
  }

  #follow(session: SignedIn | null): void {
    if (JSON.stringify(session) === JSON.stringify(this.#signedIn())) return;
    if (session === null) this.#become(visitor, 'silent');
    else this.#become({ isAuthenticated: true, ...session }, null);
  }

  #signedIn(): SignedIn | null {
    const { token, user } = this.#state;
    return token === null ? null : { token, user };
  }

  #become(state: SessionState, ending: SessionEnd | null): void {
    this.#state = state;
    this.#ending = ending;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
