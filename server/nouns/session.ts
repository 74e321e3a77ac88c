import type { PasswordLinkPurpose } from '../../schema/contract/users.js';
import { enumeration, flag, noun, type Of, one, oneOf, text } from './noun.js';
import { userNoun } from './user.js';

export type Session = Of<typeof sessionNoun>;
export const sessionNoun = noun('Session', 'A session of a signed-in person.', {
  token: text('Bearer token, to be sent as `Authorization: Bearer …`. Keep it secret.'),
  user: one(userNoun, 'The signed-in person.'),
});

export type Notice = Of<typeof noticeNoun>;
export const noticeNoun = noun('Notice', 'Human-readable confirmation of an action.', {
  message: text('The message.'),
});

const passwordLinkPurposeNoun = enumeration<PasswordLinkPurpose>(
  'PasswordLinkPurpose',
  'Purpose of an e-mailed password link.',
  { reset: 'To reset a forgotten password.', invitation: 'To set the first password of a new account.' },
);

export type ResetTokenCheck = Of<typeof resetTokenCheckNoun>;
export const resetTokenCheckNoun = noun('ResetTokenCheck', 'Result of checking a password link.', {
  valid: flag('Always true. An invalid link gives an error.'),
  purpose: oneOf(passwordLinkPurposeNoun, 'Purpose of the link.'),
});
