import { nameKeyMark } from '../index/name-keys.js';
import {
  begunForms,
  heldForms,
  isOneLetter,
  shortestContained,
  type TypedName,
  type TypedWord,
  wholeForms,
} from '../parse/typed-name.js';
import type { SqlParams } from './sql-params.js';

/** How names are asked for what was typed; `n` is a row of `value_names`, whose words and keys stand between blanks. */
interface NameConditions {
  /** The place of the tier in `matchTiers`, `NULL` where the names do not fit. */
  readonly tier: string;
  /**
   * For each tier, best first: whether the names fit so well or better. What is much the same is said once, for the
   * index.
   */
  readonly atLeast: readonly string[];
}

/** `tierOfName` in SQL. Words hold nothing but letters and digits, so that patterns need no escaping. */
export function nameConditions({ words, key }: TypedName, params: SqlParams): NameConditions {
  const like = (form: string): string => `n.names LIKE ${params.add(`%${form}%`)}`;
  const anyOf = (conditions: readonly string[]): string => `(${conditions.join(' OR ')})`;
  const every = (ofWord: (word: TypedWord) => readonly string[]): string =>
    `(${words.map((word) => anyOf(ofWord(word))).join(' AND ')})`;
  const keyed = beginsOtherwise(key) ? [like(nameKeyMark + key)] : [];
  const exact = key === '' ? 'FALSE' : like(`${nameKeyMark}${key} `);
  const word = isOneLetter(words) ? 'FALSE' : every((one) => wholeForms(one).map(like));
  const begun = (one: TypedWord): readonly string[] => begunForms(one).map(like);
  const prefix = anyOf([every(begun), ...keyed]);
  const held = every((one) => [...heldByWords(one, params), ...begun(one)]);
  const contained = anyOf([held, ...keyed]);
  return {
    tier: `CASE WHEN ${exact} THEN 0 WHEN ${word} THEN 1 WHEN ${prefix} THEN 2 WHEN ${contained} THEN 3 END`,
    atLeast: [exact, anyOf([exact, word]), prefix, contained],
  };
}

/**
 * Within the words, which stand before the keys: in a key, what ends one word and begins the next would be a word, too.
 */
function heldByWords(word: TypedWord, params: SqlParams): readonly string[] {
  return heldForms(word).map((form) => {
    const pattern = params.add(`%${form}%`);
    return `(n.names LIKE ${pattern} AND split_part(n.names, E'\\x1d', 1) LIKE ${pattern})`;
  });
}

/**
 * Whether a name may begin so without a word of it doing so: `ssa` begins SS-A, `b2` β2. Two letters are as good as a
 * word.
 */
function beginsOtherwise(key: string): boolean {
  return key.length >= shortestContained || /\d/.test(key);
}
