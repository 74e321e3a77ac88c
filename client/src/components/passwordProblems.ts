import { messages } from '@contract/messages';

import { problemsOf } from './formProblems';

/** The fields that the server's messages about passwords concern. */
const fieldsByMessage: Readonly<Record<string, 'newPassword' | 'currentPassword'>> = {
  [messages.passwordTooShort]: 'newPassword',
  [messages.passwordTooLong]: 'newPassword',
  [messages.passwordIsEmail]: 'newPassword',
  [messages.passwordIsName]: 'newPassword',
  [messages.passwordTooCommon]: 'newPassword',
  [messages.currentPasswordIncorrect]: 'currentPassword',
};

/** The server's problems with the passwords of a form. */
export function passwordProblemsOf(error: unknown) {
  return problemsOf(error, ['newPassword', 'currentPassword'], fieldsByMessage);
}
