import { parseAccession } from '../../../schema/contract/accession.js';
import { greekOfLetter, greekVariants } from '../index/greek.js';
import { nameKey } from '../index/name-keys.js';
import { type AutoantibodyNames, type MeantAutoantibody, noAutoantibodyNames } from './autoantibody-names.js';
import { type DiseaseNames, type NamedDisease, noDiseaseNames } from './disease-names.js';
import { spellingsOf } from './spellings.js';
import { areOneName, significantWords, typedWords, withoutNoise } from './typed-words.js';

/**
 * One way in which an entry can match a typed word: its text contains all of the texts; its disease or its autoantibody
 * has one of the name keys; one of its names or identifiers has one of the name keys; or it has the entry number.
 */
export type SearchAlternative =
  | { readonly texts: readonly string[] }
  | { readonly diseases: readonly string[] }
  | { readonly autoantibodies: readonly string[] }
  | { readonly names: readonly string[] }
  | { readonly entryNumber: number };

/** An entry matches if it matches at least one alternative of every group. */
type SearchTerms = readonly (readonly SearchAlternative[])[];

/** A parsed search text, for searching and ranking. */
export interface SearchQuery {
  readonly typed: string;
  /** The significant words, folded. */
  readonly words: readonly string[];
  /** One group per word. */
  readonly terms: SearchTerms;
  /** The name key of all words together. */
  readonly key: string;
  /** The diseases that the words, or some consecutive words, name. */
  readonly spans: readonly NamedSpan[];
  /** The autoantibodies that the words, or some consecutive words, mean; of one span in the order of their hits. */
  readonly meant: readonly NamedSpan<MeantAutoantibody>[];
}

/** A search that every entry matches. */
export const noSearch: SearchQuery = { typed: '', words: [], terms: [], key: '', spans: [], meant: [] };

/** Parses a search of all fields. */
export function readSearch(
  typed: string,
  diseaseNames: DiseaseNames = noDiseaseNames,
  autoantibodyNames: AutoantibodyNames = noAutoantibodyNames,
): SearchQuery {
  const all = typedWords(typed);
  const significant = significantWords(all);
  const words = [...new Set(significant)];
  const key = nameKey(significant.join(' '));
  const spans = namedSpans(all, (name) => diseaseNames.namedBy(name));
  const meant = namedSpans(all, (name) => autoantibodyNames.meantBy(name));
  const terms = words.map((word) => [
    ...textsOf(word),
    ...beyondTexts(word, namesOf(word, key), spans),
    ...meantBy(word, meant),
  ]);
  return { typed, words: words.map(withoutNoise), terms, key, spans, meant };
}

/** Parses a search of one field, where only the text of that field counts. */
export function readFieldSearch(typed: string): SearchQuery {
  const query = readSearch(typed);
  return { ...query, terms: query.terms.map((group) => group.filter((one) => 'texts' in one)) };
}

/**
 * The alternatives that only a search of all fields has: names of the disease, whole names and identifiers, the
 * accession.
 */
function beyondTexts(
  word: string,
  names: readonly string[],
  spans: readonly NamedSpan[],
): SearchAlternative[] {
  const named = spans.filter(({ words }) => words.includes(word)).flatMap((span) => span.named);
  const diseases = new Set(named.flatMap(({ nameKeys }) => [...nameKeys]));
  const entryNumber = parseAccession(word);
  return [
    ...(diseases.size === 0 ? [] : [{ diseases: [...diseases] }]),
    ...(names.length === 0 ? [] : [{ names }]),
    ...(entryNumber === null ? [] : [{ entryNumber }]),
  ];
}

function meantBy(word: string, meant: readonly NamedSpan<MeantAutoantibody>[]): SearchAlternative[] {
  const named = meant.filter(({ words }) => words.includes(word)).flatMap((span) => span.named);
  const autoantibodies = [...new Set(named.flatMap(({ keys }) => keys))];
  return autoantibodies.length === 0 ? [] : [{ autoantibodies }];
}

/** Maximum length of a name key. Longer names are not written in several ways. */
const maxNameLength = 24;

/**
 * Returns the name keys for which a word, alone or with the others, may be a spelling. A word of letters only is the
 * same in a text and in a name.
 */
function namesOf(word: string, key: string): readonly string[] {
  const plain = /^\p{L}+$/u.test(word);
  const names = plain && nameKey(word).startsWith(key) ? [] : [key, ...(plain ? [] : [nameKey(word)])];
  return [...new Set(names)].filter((name) => name !== '' && name.length <= maxNameLength);
}

const shortestSignificantPart = 3;

/**
 * Returns the texts by which a word may occur: joined (`ss-a` in `anti-SSA`), as parts if they are long enough
 * (`ssa/ro60` in `Anti-Ro60 (SSA)`), with and without Greek letters, in British and in American spelling.
 */
function textsOf(typed: string): { readonly texts: readonly string[] }[] {
  const significant = withoutNoise(typed);
  const word = significant.replace(/-/g, '').length < shortestSignificantPart ? typed : significant;
  const parts = word.split('-').filter((part) => part !== '');
  const joined = parts.length < 2 ? [word] : [parts.join(''), greekEdges(parts).join(''), parts.join('/')];
  // A word with consecutive hyphens is not a name: no document contains its parts joined. It is searched for as typed.
  const literal = word.includes('--') ? [word] : [];
  const spelled = spellingsOf(joined.flatMap(greekVariants)).flat();
  const together = [...new Set([...literal, ...spelled])].map((text) => ({ texts: [text] }));
  const apart = [parts, word.split('/')].filter(
    (texts) => texts.length > 1 && texts.every((part) => part.length >= shortestSignificantPart),
  );
  return [...together, ...apart.map((texts) => ({ texts: [...new Set(texts)] }))];
}

/** `a-fodrin` is alpha-fodrin, `ifn-g` is IFN-gamma. */
function greekEdges(parts: readonly string[]): readonly string[] {
  return parts.map((part, at) => (at === 0 || at === parts.length - 1 ? greekOfLetter(part) : part));
}

/** Consecutive words that are a name of diseases, or of what else is looked up. */
interface NamedSpan<Named = NamedDisease> {
  readonly words: readonly string[];
  readonly named: readonly Named[];
}

/** Maximum number of words in the name of a disease, and maximum number of typed words that are examined. */
const maxNameWords = 10;
const maxWords = 40;

/** Returns the longest known names among typed words. Does not look for a name within another one. */
function namedSpans<Named>(
  typed: readonly string[],
  namedBy: (phrase: string) => readonly Named[],
): readonly NamedSpan<Named>[] {
  const words = typed.slice(0, maxWords);
  const spans: NamedSpan<Named>[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + maxNameWords); to > from; to -= 1) {
      if (isCut(words, from) || isCut(words, to)) continue;
      const span = words.slice(from, to);
      const named = namedBy(span.join(' '));
      if (named.length === 0) continue;
      spans.push({ words: span, named });
      from = to - 1;
      break;
    }
  }
  return spans;
}

/** No disease name begins or ends between the words of a name. */
function isCut(words: readonly string[], at: number): boolean {
  return areOneName(words[at - 1] ?? '', words[at] ?? '');
}
