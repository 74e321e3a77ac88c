import { nameKeyMark } from '../index/name-keys.js';
import {
  containedForms,
  isOneLetter,
  minContainedLength,
  prefixForms,
  type TypedName,
  type TypedWord,
  wholeWordForms,
} from '../parse/typed-name.js';
import type { SqlParams } from './search-database.js';

/** SQL conditions on names for a typed text. `n` is a row of `value_names`, with blanks around each word and key. */
interface NameConditions {
  /** The index of the tier in `matchTiers`; `NULL` if the names do not match. */
  readonly tier: string;
  /**
   * For each tier, best first: whether the names match at this tier or better. Nearly equal conditions are merged, for
   * the sake of the index.
   */
  readonly atLeast: readonly string[];
}

/** `tierOfName` in SQL. Words consist of letters and digits only, so patterns need no escaping. */
export function nameConditions({ words, key }: TypedName, params: SqlParams): NameConditions {
  const like = (form: string): string => `n.names LIKE ${params.add(`%${form}%`)}`;
  const anyOf = (conditions: readonly string[]): string => `(${conditions.join(' OR ')})`;
  const every = (ofWord: (word: TypedWord) => readonly string[]): string =>
    `(${words.map((word) => anyOf(ofWord(word))).join(' AND ')})`;
  const keyed = beginsOtherwise(key) ? [like(nameKeyMark + key)] : [];
  const exact = key === '' ? 'FALSE' : like(`${nameKeyMark}${key} `);
  const word = isOneLetter(words) ? 'FALSE' : every((one) => wholeWordForms(one).map(like));
  const begun = (one: TypedWord): readonly string[] => prefixForms(one).map(like);
  const prefix = anyOf([every(begun), ...keyed]);
  const held = every((one) => [...containedByWords(one, params), ...begun(one)]);
  const contained = anyOf([held, ...keyed]);
  return {
    tier: `CASE WHEN ${exact} THEN 0 WHEN ${word} THEN 1 WHEN ${prefix} THEN 2 WHEN ${contained} THEN 3 END`,
    atLeast: [exact, anyOf([exact, word]), prefix, contained],
  };
}

/**
 * Matches within the words only, which precede the keys: in a key, the end of one word and the start of the next could
 * match as a word.
 */
function containedByWords(word: TypedWord, params: SqlParams): readonly string[] {
  return containedForms(word).map((form) => {
    const pattern = params.add(`%${form}%`);
    return `(n.names LIKE ${pattern} AND split_part(n.names, E'\\x1d', 1) LIKE ${pattern})`;
  });
}

/**
 * Whether a name can begin with the key although none of its words does: `ssa` begins SS-A, `b2` begins β2. For two
 * letters, matching words is enough.
 */
function beginsOtherwise(key: string): boolean {
  return key.length >= minContainedLength || /\d/.test(key);
}
