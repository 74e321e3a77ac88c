import { limits } from '../limits.js';
import { fold } from './fold.js';

/** The reason why a password is refused, as a key of the messages. */
type PasswordProblem =
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordIsEmail'
  | 'passwordIsName'
  | 'passwordTooCommon';

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly username: string | null;
}

/**
 * Checks a password without a dictionary. Returns the reason of a refusal, or `null`. Length counts characters after
 * NFKC, the form that is hashed (NIST SP 800-63B, 5.1.1.2). `isGuessable` checks whether it is common.
 */
export function passwordProblem(password: string, owner: PasswordOwner | null): PasswordProblem | null {
  const length = Array.from(password.normalize('NFKC')).length;
  if (length < limits.password.min) return 'passwordTooShort';
  if (length > limits.password.max) return 'passwordTooLong';
  if (owner === null) return null;
  const bare = bareOf(password);
  const isOnly = (text: string): boolean => holdsOnly(bare, bareOf(text));
  const [mailbox = ''] = owner.email.split('@');
  if ([owner.email, mailbox].some(isOnly)) return 'passwordIsEmail';
  const names = [owner.name, owner.username ?? ''].filter((name) => name !== '');
  return names.some(isOnly) ? 'passwordIsName' : null;
}

/** Digits and punctuation before or after a word do not make it harder to guess. The word may have some itself. */
function holdsOnly(bare: string, word: string): boolean {
  const start = bare.indexOf(word);
  if (word === '' || start === -1) return false;
  return !/\p{L}/u.test(bare.slice(0, start) + bare.slice(start + word.length));
}

/** Removes case, accents and blanks, which do not make a password harder to guess. */
function bareOf(text: string): string {
  return fold(text).replaceAll(' ', '');
}
