import { limits } from '@contract/limits';
import { messages } from '@contract/messages';
import { guessing } from '@contract/rules/guessing';
import { type PasswordOwner, passwordProblem } from '@contract/rules/password';

import { formatCount } from './format';
import type { PasswordEstimate } from './passwordEstimate';

/** What can be said of a password while it is typed. */
export interface PasswordJudgement {
  readonly strength: 'refused' | 'fair' | 'good';
  /** From 1 to 4, for the eye. */
  readonly level: number;
  readonly sentence: string;
}

const praise: readonly Omit<PasswordJudgement, 'level'>[] = [
  { strength: 'fair', sentence: 'Fair: it will do. Another unrelated word makes it strong.' },
  { strength: 'good', sentence: 'Good: hard to guess.' },
  { strength: 'good', sentence: 'Strong: very hard to guess.' },
];

/** Judges a password by the rules and, once there is one, by an estimate; nothing where nothing can be said yet. */
export function judgePassword(
  password: string,
  owner: PasswordOwner | null,
  estimate: PasswordEstimate | null,
): PasswordJudgement | null {
  if (password === '') return null;
  const problem = passwordProblem(password, owner);
  if (problem === 'passwordTooShort') return refused(missingCharacters(password));
  if (problem !== null) return refused(messages[problem]);
  if (estimate === null) return null;
  if (estimate.score < guessing.lowestScore) return refused(estimate.advice ?? messages.passwordTooCommon);
  const said = praise[estimate.score - guessing.lowestScore];
  return said === undefined ? null : { ...said, level: estimate.score };
}

/** What is wrong with a new password before it is sent, for the form that it is typed in. */
export function newPasswordError(password: string, owner: PasswordOwner | null): string | null {
  const problem = passwordProblem(password, owner);
  return problem === null ? null : messages[problem];
}

function refused(sentence: string): PasswordJudgement {
  return { strength: 'refused', level: 1, sentence };
}

function missingCharacters(password: string): string {
  const missing = limits.password.min - Array.from(password.normalize('NFKC')).length;
  return `Too short: ${formatCount(missing, 'more character is', 'more characters are')} needed.`;
}
