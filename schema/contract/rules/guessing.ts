import type { PasswordOwner } from './password.js';

/** When a password is too easy to guess; the server enforces it, and the client shows it during typing. */
export const guessing = {
  /** Minimum score on zxcvbn's scale from 0 to 4; a lower score means fewer than a million guesses. */
  lowestScore: 2,
  /**
   * Maximum number of characters for the estimate: more add no information, and its time grows with the square of the
   * length.
   */
  maxScoredLength: 32,
} as const;

/** What an attacker may know about the owner of a password. */
export function guessableWords({ email, name, username }: PasswordOwner): string[] {
  const known = [email, ...email.split(/[@.]/), name, ...name.split(' '), username ?? ''];
  return known.filter((text) => text.length > 2);
}
