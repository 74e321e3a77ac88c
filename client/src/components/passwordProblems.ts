import { messages } from '@contract/messages';

import { problemsOf } from './formProblems';

/** Which field of a form the server's sentences about passwords speak of. */
const spokenOf: Readonly<Record<string, 'newPassword' | 'currentPassword'>> = {
  [messages.passwordTooShort]: 'newPassword',
  [messages.passwordTooLong]: 'newPassword',
  [messages.passwordIsEmail]: 'newPassword',
  [messages.passwordIsName]: 'newPassword',
  [messages.passwordTooCommon]: 'newPassword',
  [messages.currentPasswordIncorrect]: 'currentPassword',
};

/** What the server found wrong with the passwords of a form. */
export function passwordProblemsOf(error: unknown) {
  return problemsOf(error, ['newPassword', 'currentPassword'], spokenOf);
}
