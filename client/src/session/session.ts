import { SessionStore } from './SessionStore';

/** The session of this page. Parts of React ask the hooks; this is for whatever is outside it. */
export const session = new SessionStore();

/** The header by which a request says on whose behalf it comes; none for a visitor. */
export function bearer(token: string | null): Readonly<Record<string, string>> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
