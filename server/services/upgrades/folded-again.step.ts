import { indexAgain, matchingEntriesAfter } from '../../persistence/repositories/indexed-again.repository.js';
import { type DataStep, runOverEntries } from './data-step.js';

/** Invisible characters, ß and the separators of Chinese and Japanese keyboards. */
const foldedOtherwise = [
  String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f]`,
  String.raw`[\u3164\ufe00-\ufe0f\ufeff\uffa0]`,
  '[ß；，、／（）]',
].join('|');

/** Indexes the entries anew whose texts fold to something else since invisible characters do not count. */
export const foldedAgainStep: DataStep = {
  number: 7,
  name: 'folded-again',
  runBatch: runOverEntries(
    (transaction, after) => matchingEntriesAfter(transaction, after, foldedOtherwise),
    indexAgain,
  ),
};
