import { SessionStore } from './SessionStore';

/** The session of this page. React components use the hooks; this is for other code. */
export const session = new SessionStore();

/** The header that authenticates a request; none for a visitor. */
export function bearer(token: string | null): Readonly<Record<string, string>> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
