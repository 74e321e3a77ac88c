import { limits } from '../../../schema/contract/limits.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey } from '../index/name-keys.js';

/**
 * Parts of words that British and American English spell differently, or that are written with two letters where an
 * umlaut is missing, and what must surround them.
 */
const parts: readonly (readonly [british: string, american: string, before: string, after: string])[] = [
  ['haem', 'hem', String.raw`(?<!\p{L})`, '(?=[ao])'],
  ['aemi', 'emi', '(?<!st)', '(?=[ac])'],
  ['oedem', 'edem', '(?<!o)', ''],
  ['oesoph', 'esoph', '(?<!o)', ''],
  ['rrhoe', 'rrhe', '', ''],
  ['foet', 'fet', String.raw`(?<!\p{L})`, '(?=[au])'],
  ['paed', 'ped', String.raw`(?<!\p{L})`, '(?=ia)'],
  ['coeli', 'celi', String.raw`(?<!\p{L})`, ''],
  ['sulph', 'sulf', '', ''],
  ['tumour', 'tumor', '', ''],
  ['fibre', 'fiber', '', ''],
  ['centre', 'center', '', ''],
  ['titre', 'titer', '', ''],
  ['sjoegr', 'sjogr', '', ''],
  ['schoenl', 'schonl', '', ''],
  ['is', 'iz', String.raw`(?<=\p{L}{3})`, String.raw`(?=(?:e[ds]?|ing|ations?)(?!\p{L}))`],
];
const rules = parts.map(([british, american, before, after]) => ({
  british,
  american,
  isBritish: new RegExp(before + british + after, 'gu'),
  isAmerican: new RegExp(before + american + after, 'gu'),
}));

/** Returns folded words as typed and, where these differ, in British and in American spelling. */
export function spellingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const british = words.map((word) =>
    rules.reduce((text, rule) => text.replace(rule.isAmerican, rule.british), word),
  );
  const american = words.map((word) =>
    rules.reduce((text, rule) => text.replace(rule.isBritish, rule.american), word),
  );
  const others = [british, american].filter((spelled) => spelled.some((word, at) => word !== words[at]));
  return [words, ...others];
}

const romanNumerals = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
/** The last number, if it follows a letter: `type 1`, `beta-2-glycoprotein 1`, `topo1`. */
const arabic = /(?<=\p{L}[ -]?)(?:1?[1-9]|10|20)(?![\p{L}\p{N}])(?!.*\d)/u;
/** A numeral of its own after a letter: `topoisomerase I`. */
const roman = /(?<=\p{L}[ -])[ivx]+(?![\p{L}\p{N}])/gu;

/** Words for an antibody that names of the vocabulary lack: with "to" or "against", abbreviated, and German ones. */
const antibody =
  /(?<![\p{L}\p{N}])(?:auto[ -]?)?(?:antibod(y|ies)|antikoe?rper|a[bk]s?)( to| against| gegen)?(?![\p{L}\p{N}])/gu;

/** The same at the end of a word: AChRAb. The word before it is long enough not to be the beginning of another. */
const joinedAntibody = /(?<=[\p{L}\p{N}]{3})a[bk]s?$/u;

/** Whether a name ends so, in any case: only a known name before it tells TSHRAb from infliximab. */
export function endsInAntibody(name: string): boolean {
  return joinedAntibody.test(fold(name));
}

/** As in antithyroglobulin: what follows is long enough not to be the end of another word. */
const joinedAnti = /^anti(?=\p{L}{3})/u;

/** The end of German names: Guillain-Barré-Syndrom. */
const germanSyndrome = /syndrom(?!\p{L})/gu;

/** ANAs, but not a word such as "gas". */
const pluralEnd = /(?<=\p{L}{3})s$/u;

/**
 * Returns the key of a name in the first of its spellings whose key is known: as it is, without words for an antibody
 * or joined parts of words for one, singular, British or American, with the English word for a syndrome, with Arabic or
 * Roman numerals. Returns its own key if none is, or if it is longer than any name.
 */
export function spelledKey(name: string, isKnown: (key: string) => boolean): string {
  const own = nameKey(name);
  if (isKnown(own) || name.length > limits.nameKeyMaxLength) return own;
  return otherSpellings(name).map(nameKey).find(isKnown) ?? own;
}

const syndromeEnd = /syndrome(?!\p{L})/gu;

/**
 * Returns the keys of the spellings of a name that `spelledKey` takes for it: British and American, with Arabic or
 * Roman numerals, with the German word for a syndrome.
 */
export function spellingKeys(name: string): readonly string[] {
  const spelled = [name, ...otherSpellings(name)];
  const german = spelled.map((text) => text.replace(syndromeEnd, 'syndrom'));
  return [...new Set([...spelled, ...german].map(nameKey))];
}

/**
 * Returns the keys of the English spellings of an autoantibody's name that `spelledKey` takes for it: British and
 * American, with Arabic or Roman numerals, as in Jo-1 Abs, ANAs, antithyroglobulin Ab, and antibodies to thyroglobulin.
 */
export function antibodyKeys(name: string): readonly string[] {
  const keys = numberedSpellings([fold(name)]).map(nameKey);
  const joined = keys.map((key) => `anti${key}`).filter((key) => joinedAnti.test(key));
  const ending = [...keys, ...joined].flatMap((key) => ['', 's', 'ab', 'abs'].map((end) => key + end));
  return [...new Set([...ending, ...keys.flatMap((key) => [`to${key}`, `against${key}`])])];
}

/** Returns a folded name without any word for an antibody, and also without one at the end of another word. */
export function withoutAntibody(folded: string): readonly [plain: string, unjoined: string] {
  const plain = folded.replace(antibody, ' ').trim();
  return [plain, plain.replace(joinedAntibody, '')];
}

function otherSpellings(name: string): readonly string[] {
  const folded = fold(name).replace(germanSyndrome, 'syndrome');
  const [plain, unjoined] = withoutAntibody(folded);
  const singular = plain.replace(pluralEnd, '');
  return numberedSpellings([folded, plain, singular, unjoined, plain.replace(joinedAnti, '')]);
}

/** Returns folded names in British and American spelling, and with Arabic or Roman numerals. */
function numberedSpellings(folded: readonly string[]): readonly string[] {
  const spelled = spellingsOf([...new Set(folded)]).flat();
  const toRoman = (text: string) =>
    text.replace(arabic, (number) => romanNumerals[Number(number) - 1] ?? number);
  const toArabic = (text: string) =>
    text.replace(roman, (number) => String(romanNumerals.indexOf(number) + 1 || number));
  return [...new Set([...spelled, ...spelled.map(toRoman), ...spelled.map(toArabic)])];
}
