import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { type PasswordOwner, passwordProblem } from '../../../schema/contract/rules/password.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { badInput } from '../../errors.js';
import { isGuessable } from './guessable-password.js';

/** Refuses a password that is too short, too long, common, or somebody's address or name; `path` is where it was sent. */
export function requireAcceptablePassword(path: string, password: string, owner: PasswordOwner): void {
  if (Buffer.byteLength(password) > limits.password.maxBytes) throw badInput(path, messages.passwordTooLong);
  if (!isStorableText(password)) throw badInput(path, `${path} ${messages.badTextCharacters}`);
  const problem = passwordProblem(password, owner);
  if (problem !== null) throw badInput(path, messages[problem]);
  if (isGuessable(password, owner)) throw badInput(path, messages.passwordTooCommon);
}
