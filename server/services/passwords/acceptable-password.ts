import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { guessableWords, guessing } from '../../../schema/contract/rules/guessing.js';
import { type PasswordOwner, passwordProblem } from '../../../schema/contract/rules/password.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { badInput } from '../../errors.js';

let estimator: ZxcvbnFactory | undefined;

/**
 * Throws for a password that is too short, too long, common, or the owner's address or name; `path` is its input field.
 */
export function requireAcceptablePassword(path: string, password: string, owner: PasswordOwner): void {
  if (Buffer.byteLength(password) > limits.password.maxBytes) throw badInput(path, messages.passwordTooLong);
  if (!isStorableText(password)) throw badInput(path, `${path} ${messages.badTextCharacters}`);
  const problem = passwordProblem(password, owner);
  if (problem !== null) throw badInput(path, messages[problem]);
  if (isGuessable(password, owner)) throw badInput(path, messages.passwordTooCommon);
}

/** Whether a password is a common one, or consists of common ones, patterns, or data of its owner. */
function isGuessable(password: string, owner: PasswordOwner): boolean {
  // Building its dictionaries takes 80 ms, of which few processes have a use.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const estimate = estimator.check(password.slice(0, guessing.maxScoredLength), guessableWords(owner));
  return estimate.score < guessing.lowestScore;
}
