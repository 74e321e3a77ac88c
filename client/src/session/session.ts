import { SessionStore } from './SessionStore';

/** The session of this page. Parts of React ask the hooks; this is for whatever is outside it. */
export const session = new SessionStore();
