import { messages } from '@contract/messages';

/** What the page for signing in says of how one came to it. */
export const loginNotices = {
  sessionEnded: 'Your session has ended; sign in again',
  passwordSet: messages.passwordSet,
  signedOutEverywhere: messages.signedOutEverywhere,
} as const;

type LoginNotice = keyof typeof loginNotices;

/** Goes along with a visit to that page. */
export interface LoginState {
  readonly notice: LoginNotice;
}

/** Reads the notice out of a location's state, which is whatever the browser kept. */
export function readLoginNotice(state: unknown): LoginNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  const { notice } = state;
  return typeof notice === 'string' && isLoginNotice(notice) ? notice : null;
}

function isLoginNotice(text: string): text is LoginNotice {
  return Object.hasOwn(loginNotices, text);
}
