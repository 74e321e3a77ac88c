import { indexAgain, matchingEntriesAfter } from '../../persistence/repositories/indexed-again.repository.js';
import { type DataStep, runOverEntries } from './data-step.js';

/** Invisible characters, ß, the separators of Chinese and Japanese keyboards, and what stands for an apostrophe. */
const foldedOtherwise = [
  String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f]`,
  String.raw`[\u3164\ufe00-\ufe0f\ufeff\uffa0]`,
  '[ß；，、／（）´ʹʻʼʽ]',
].join('|');

/**
 * Indexes the entries anew whose texts fold to something else than in an earlier version. When the folding changes, add
 * what folds otherwise and raise its number: it runs once more. It had the number 7 before.
 */
export const foldedAgainStep: DataStep = {
  number: 9,
  name: 'folded-again',
  runBatch: runOverEntries(
    (transaction, after) => matchingEntriesAfter(transaction, after, foldedOtherwise),
    indexAgain,
  ),
};
