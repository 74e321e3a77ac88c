import { shortestContained, type TypedName } from '../../../schema/contract/rules/typed-name.js';
import { nameKeyMark } from '../../../schema/contract/rules/value-names.js';
import type { SqlParams } from '../sql-params.js';

/** How names are asked for what was typed; `n` is a row of `value_names`, whose words and keys stand between blanks. */
export interface NameConditions {
  /** The place of the tier in `matchTiers`, `NULL` where the names do not fit. */
  readonly tier: string;
  /** For each tier, best first: whether the names fit so well or better. What is much the same is said once, for the index. */
  readonly atLeast: readonly string[];
}

/** Words hold nothing but letters and digits, so that patterns need no escaping. */
export function nameConditions({ words, key }: TypedName, params: SqlParams): NameConditions {
  const like = (pattern: string): string => `n.names LIKE ${params.add(pattern)}`;
  const every = (pattern: (word: string) => string): string =>
    `(${words.map((word) => like(pattern(word))).join(' AND ')})`;
  const keyed = (end: string): string => like(`%${nameKeyMark}${key}${end}`);
  const exact = key === '' ? 'FALSE' : keyed(' %');
  const word = every((one) => `% ${one} %`);
  const begun = every((one) => `% ${one}%`);
  const prefix = beginsOtherwise(key) ? `(${begun} OR ${keyed('%')})` : begun;
  const held = every(containedPattern);
  const contained = beginsOtherwise(key) && words[0] !== key ? `(${held} OR ${keyed('%')})` : held;
  return {
    tier: `CASE WHEN ${exact} THEN 0 WHEN ${word} THEN 1 WHEN ${prefix} THEN 2 WHEN ${contained} THEN 3 END`,
    atLeast: [exact, `(${exact} OR ${word})`, prefix, contained],
  };
}

/** Whether a name may begin so without a word of it doing so: `ssa` begins SS-A, `b2` β2. Two letters are as good as a word. */
function beginsOtherwise(key: string): boolean {
  return key.length >= shortestContained || /\d/.test(key);
}

function containedPattern(word: string): string {
  return word.length < shortestContained ? `% ${word}%` : `%${word}%`;
}
