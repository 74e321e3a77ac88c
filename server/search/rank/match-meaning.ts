import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey } from '../index/name-keys.js';
import type { SearchQuery } from '../parse/search-query.js';
import type { FieldText } from './field-texts.js';
import { comparedName, occurrences } from './match-name.js';
import type { MeantSpan } from './match-spread.js';

/** Returns the words of the search that mean the autoantibody of an entry, and why. */
export function meantIn(texts: readonly FieldText[], { meant }: SearchQuery): readonly MeantSpan[] {
  const own = texts.find(({ field }) => field === 'autoantibody');
  const key = nameKey(own?.folded ?? '');
  return meant.flatMap(({ words, named }): MeantSpan[] => {
    const place = named.findIndex(({ keys }) => keys.includes(key));
    const found = named[place];
    if (found === undefined || own === undefined) return [];
    const { reason, name } = found;
    return [{ words, place, meaning: holdsName(own, words, name) ? null : { reason, name } }];
  });
}

/** Whether an autoantibody holds the typed words or the name as words. Then the reason needs no mention. */
function holdsName(own: FieldText, words: readonly string[], name: string): boolean {
  const isWord = (text: string) =>
    occurrences(own.name, comparedName(text)).some(({ tier }) => tier === 'word');
  return isWord(words.join(' ').replace(/\banti-/g, '')) || isWord(fold(name).replace(/\banti-/g, ''));
}
