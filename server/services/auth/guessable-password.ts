import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import { guessing, wordsKnownOf } from '../../../schema/contract/rules/guessing.js';
import type { PasswordOwner } from '../../../schema/contract/rules/password.js';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Whether a password is a common one, or one that is made of such, of patterns, or of what is known of its owner. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const estimate = estimator.check(password.slice(0, guessing.lettersLookedAt), wordsKnownOf(owner));
  return estimate.score < guessing.lowestScore;
}
