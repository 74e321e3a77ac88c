import { guessableWords, guessing } from '@contract/rules/guessing';
import type { PasswordOwner } from '@contract/rules/password';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess. */
export interface PasswordEstimate {
  /** From 0 (guessed at once) to 4 (practically impossible to guess). */
  readonly score: number;
  /** Why it is easy to guess, if known. */
  readonly advice: string | null;
}

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const repeats = 'Too easy to guess: it repeats itself.';
const known = 'Too easy to guess: it resembles a common password.';

/** The advice by the estimator's warning keys. */
const advices: Readonly<Record<string, string>> = {
  straightRow: 'Too easy to guess: it is a row of keyboard keys.',
  keyPattern: 'Too easy to guess: it is a pattern on the keyboard.',
  simpleRepeat: repeats,
  extendedRepeat: repeats,
  sequences: 'Too easy to guess: it is a sequence such as abc or 4321.',
  recentYears: 'Too easy to guess: it consists of years.',
  dates: 'Too easy to guess: it consists of dates.',
  topTen: known,
  topHundred: known,
  common: known,
  similarToCommon: known,
  wordByItself: 'Too easy to guess: it is a single word.',
  userInputs: 'Too easy to guess: it consists of your personal data.',
};

/**
 * Estimates how hard a password is to guess, as the server does. Its dictionary is large: load this module when the
 * user begins to type.
 */
export function estimatePassword(password: string, owner: PasswordOwner | null): PasswordEstimate {
  const words = owner === null ? [] : guessableWords(owner);
  const { score, feedback } = estimator.check(password.slice(0, guessing.maxScoredLength), words);
  return { score, advice: advices[feedback.warning ?? ''] ?? null };
}
