import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { guessing } from '@contract/rules/guessing';
import { type PasswordOwner, passwordProblem } from '@contract/rules/password';

import { formatCount } from './format';
import type { PasswordEstimate } from './passwordEstimate';

/** The feedback on a password during typing. */
export interface PasswordAssessment {
  readonly strength: 'refused' | 'fair' | 'good';
  /** From 1 to 4, for the strength meter. */
  readonly level: number;
  readonly sentence: string;
}

const ratings: readonly Omit<PasswordAssessment, 'level'>[] = [
  { strength: 'fair', sentence: 'Fair: acceptable. Another unrelated word makes it strong.' },
  { strength: 'good', sentence: 'Good: hard to guess.' },
  { strength: 'good', sentence: 'Strong: very hard to guess.' },
];

/** Judges a password by the rules and, once available, by an estimate; `null` if it is blank or not estimated yet. */
export function assessPassword(
  password: string,
  owner: PasswordOwner | null,
  estimate: PasswordEstimate | null,
): PasswordAssessment | null {
  if (password === '') return null;
  const problem = passwordProblem(password, owner);
  if (problem === 'passwordTooShort') return refused(missingCharacters(password));
  if (problem !== null) return refused(clientMessages[problem]);
  if (estimate === null) return null;
  if (estimate.score < guessing.lowestScore)
    return refused(estimate.advice ?? clientMessages.passwordTooCommon);
  const rating = ratings[estimate.score - guessing.lowestScore];
  return rating === undefined ? null : { ...rating, level: estimate.score };
}

/** Returns the error of a new password before the form is submitted, or `null`. */
export function newPasswordError(password: string, owner: PasswordOwner | null): string | null {
  const problem = passwordProblem(password, owner);
  return problem === null ? null : clientMessages[problem];
}

function refused(sentence: string): PasswordAssessment {
  return { strength: 'refused', level: 1, sentence };
}

function missingCharacters(password: string): string {
  const missing = limits.password.min - Array.from(password.normalize('NFKC')).length;
  return `Too short: ${formatCount(missing, 'more character is', 'more characters are')} needed.`;
}
