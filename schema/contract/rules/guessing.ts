import type { PasswordOwner } from './password.js';

/** Where guessing counts as too easy; the server decides by it, and the client tells it while one types. */
export const guessing = {
  /** Less is fewer than a million guesses, on zxcvbn's scale from 0 to 4. */
  lowestScore: 2,
  /** More tells nothing new, and the estimate takes time that grows with the square of the length. */
  lettersLookedAt: 32,
} as const;

/** What somebody who guesses knows of a password's owner. */
export function wordsKnownOf({ email, name, username }: PasswordOwner): string[] {
  const known = [email, ...email.split(/[@.]/), name, ...name.split(' '), username ?? ''];
  return known.filter((text) => text.length > 2);
}
