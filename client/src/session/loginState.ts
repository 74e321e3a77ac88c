import { clientMessages } from '@contract/messages-client';

import { isObject } from '../components/isObject';

/** The notice on the sign-in page about the reason for the redirect. */
export const loginNotices = {
  signInFirst: 'Sign in to open this page.',
  sessionEnded: 'Your session has ended. Sign in again.',
  sessionEndedInAnotherTab: 'You are signed out, because your session ended in another tab. Sign in again.',
  passwordSet: clientMessages.passwordSet,
  signedOutEverywhere: clientMessages.signedOutEverywhere,
} as const;

type LoginNotice = keyof typeof loginNotices;

/** The location state of a redirect to the sign-in page. */
export interface LoginState {
  readonly notice: LoginNotice;
}

/** Reads the notice from a location's state, which the browser may have stored in any form. */
export function readLoginNotice(state: unknown): LoginNotice | null {
  const notice = isObject(state) ? state.notice : null;
  return typeof notice === 'string' && isLoginNotice(notice) ? notice : null;
}

function isLoginNotice(text: string): text is LoginNotice {
  return Object.hasOwn(loginNotices, text);
}
