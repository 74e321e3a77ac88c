import { clientMessages } from '@contract/messages-client';

import { problemsOf } from './formProblems';

/** The fields that the server's messages about passwords concern. */
const fieldsByMessage: Readonly<Record<string, 'newPassword' | 'currentPassword'>> = {
  [clientMessages.passwordTooShort]: 'newPassword',
  [clientMessages.passwordTooLong]: 'newPassword',
  [clientMessages.passwordIsEmail]: 'newPassword',
  [clientMessages.passwordIsName]: 'newPassword',
  [clientMessages.passwordTooCommon]: 'newPassword',
  [clientMessages.currentPasswordIncorrect]: 'currentPassword',
};

/** The server's problems with the passwords of a form. */
export function passwordProblemsOf(error: unknown) {
  return problemsOf(error, ['newPassword', 'currentPassword'], fieldsByMessage);
}
