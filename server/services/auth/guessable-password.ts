import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import type { PasswordOwner } from '../../../schema/contract/rules/password.js';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Fewer than a million guesses, on zxcvbn's scale from 0 to 4. */
const lowestScore = 2;

/** More tells nothing new, and the estimate takes time that grows with the square of the length. */
const lettersLookedAt = 64;

/** Whether a password is a common one, or one that is made of such, of patterns, or of what is known of its owner. */
export function isGuessable(password: string, { email, name, username }: PasswordOwner): boolean {
  const known = [email, ...email.split(/[@.]/), name, ...name.split(' '), username ?? ''];
  const inputs = known.filter((text) => text.length > 2);
  return estimator.check(password.slice(0, lettersLookedAt), inputs).score < lowestScore;
}
