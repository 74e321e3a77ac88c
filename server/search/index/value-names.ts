import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKeysIn, nameWords } from './name-keys.js';

/** Stands before each name key among the names of a value. */
export const nameKeyMark = '\u001d';
const wordsKept = 600;

/**
 * What a value is suggested by: its words without punctuation, then the keys of its names, all between blanks: of
 * `Anti-Jo-1` ` anti jo 1 \u001djo1 `. So the start of a word follows a blank, and the whole of a name a mark. Of very long
 * values the beginning will do.
 */
export function valueNames(value: string): string {
  const words = nameWords(fold(value).slice(0, wordsKept));
  const keys = nameKeysIn(value).slice(0, keysKept);
  return ` ${[...words, ...keys.map((key) => nameKeyMark + key)].join(' ')} `;
}

const keysKept = 100;
