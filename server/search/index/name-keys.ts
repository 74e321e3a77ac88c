import type { EntryFieldName, EntryValues } from '../../../schema/contract/entry-fields.js';
import { fold, isPlain } from '../../../schema/contract/rules/fold.js';
import { asLatin } from './greek.js';

/** Words that only say that an antibody is meant; what is left of a name without them tells which. */
const noise = /(?<![\p{L}\p{N}])(?:auto-?)?(?:anti|antibody|antibodies)(?![\p{L}\p{N}])/gu;
/** Stands in each of them. */
const noiseMark = 'anti';

/**
 * What a name is known by, however it is written: no case, accents, hyphens and blanks, no `anti` and `antibody`, Greek
 * letters as their Latin ones. `Anti-Jo-1 antibody` → `jo1`, `β2-GPI` → `b2gpi`. Empty where nothing is left.
 */
export function nameKey(name: string): string {
  const folded = fold(name);
  const telling = folded.includes(noiseMark) ? tellingPart(folded) : folded;
  return asLatin(telling).replace(isPlain(telling) ? plainBetween : between, '');
}

function tellingPart(folded: string): string {
  const telling = folded.replace(noise, ' ');
  return telling.trim() === '' ? folded : telling;
}

/** What stands between letters and digits. Of plain texts, which most are, it is found in a fraction of the time. */
const between = /[^\p{L}\p{N}]+/gu;
const plainBetween = /[^a-z\d]+/g;

/** The words of a folded text without punctuation: its runs of letters and digits. */
export function nameWords(folded: string): readonly string[] {
  return folded.split(isPlain(folded) ? plainBetween : between).filter((word) => word !== '');
}

/** Fields whose cells hold names and identifiers, one or several. */
export const namingFields: readonly EntryFieldName[] = [
  'disease', 'autoantibody', 'autoantigen', 'epitope', 'uniprotId', 'databaseAccessionNumbers', 'synonym',
]; // prettier-ignore

/** The different keys of all names and identifiers that an entry holds. */
export function nameKeys(values: EntryValues): readonly string[] {
  return [...new Set(namingFields.flatMap((field) => nameKeysIn(values[field])))];
}

/** The different keys of the names in one cell: of all of it, and of each part where it lists several. */
export function nameKeysIn(value: string | null): readonly string[] {
  const keys = new Set(namesIn(value).map(nameKey));
  return [...keys].filter((key) => key !== '' && key.length <= longestKey);
}

/** Longer ones are sentences, which nobody types as a name. */
const longestKey = 200;

function namesIn(value: string | null): readonly string[] {
  if (value === null) return [];
  const parts = value.split(/[;,/()]/);
  return parts.length === 1 ? [value] : [value, ...parts];
}

/** Stands before each name key among the names of a value. */
export const nameKeyMark = '\u001d';
const wordsKept = 600;

/**
 * What a value is suggested by: its words without punctuation, then the keys of its names, all between blanks: of
 * `Anti-Jo-1` ` anti jo 1 \u001djo1 `. So the start of a word follows a blank, and the whole of a name a mark. Of very
 * long values the beginning will do.
 */
export function valueNames(value: string): string {
  const words = nameWords(fold(value).slice(0, wordsKept));
  const keys = nameKeysIn(value).slice(0, keysKept);
  return ` ${[...words, ...keys.map((key) => nameKeyMark + key)].join(' ')} `;
}

const keysKept = 100;
