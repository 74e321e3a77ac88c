import { parseAccession } from '../../../schema/contract/accession.js';
import { greekOfLetter, withGreek } from '../index/greek.js';
import { nameKey } from '../index/name-keys.js';
import { type DiseaseNames, noDiseaseNames } from './disease-names.js';
import { type NamedSpan, namedSpans } from './disease-spans.js';
import { tellingWords, typedWords, withoutNoise } from './typed-words.js';

/**
 * One way in which an entry can hold what was typed: its text contains all of the texts; its disease has one of the
 * sort keys; a name or identifier of it is known by one of the name keys; or it has the number.
 */
export type SearchAlternative =
  | { readonly texts: readonly string[] }
  | { readonly diseases: readonly string[] }
  | { readonly names: readonly string[] }
  | { readonly entryNumber: number };

/** What an entry must hold to be found: of every group one of the alternatives. */
type SearchTerms = readonly (readonly SearchAlternative[])[];

/** What was typed into a search box, as it is searched for and ranked by. */
export interface SearchQuery {
  readonly typed: string;
  /** The words that tell something, folded. */
  readonly words: readonly string[];
  /** A group for each of the words. */
  readonly terms: SearchTerms;
  /** What the words together are known by as one name. */
  readonly key: string;
  /** The diseases that the words, or some of them in a row, name. */
  readonly spans: readonly NamedSpan[];
}

/** A search that every entry meets. */
export const noSearch: SearchQuery = { typed: '', words: [], terms: [], key: '', spans: [] };

/** Reads what was typed for a search of all fields. */
export function readSearch(typed: string, diseaseNames: DiseaseNames = noDiseaseNames): SearchQuery {
  const all = typedWords(typed);
  const telling = tellingWords(all);
  const words = [...new Set(telling)];
  const key = nameKey(telling.join(' '));
  const spans = namedSpans(all, diseaseNames);
  const terms = words.map((word) => [...textsOf(word), ...beyondTexts(word, namesOf(word, key), spans)]);
  return { typed, words: words.map(withoutNoise), terms, key, spans };
}

/** Reads what was typed for a search of one field, whose own text alone counts. */
export function readFieldSearch(typed: string): SearchQuery {
  const query = readSearch(typed);
  return { ...query, terms: query.terms.map((group) => group.filter((one) => 'texts' in one)) };
}

/**
 * What counts in a search of all fields only: what the disease is called, whole names and identifiers, the accession.
 */
function beyondTexts(
  word: string,
  names: readonly string[],
  spans: readonly NamedSpan[],
): SearchAlternative[] {
  const named = spans.filter(({ words }) => words.includes(word)).flatMap((span) => span.named);
  const diseases = new Set(named.flatMap(({ keys }) => [...keys]));
  const entryNumber = parseAccession(word);
  return [
    ...(diseases.size === 0 ? [] : [{ diseases: [...diseases] }]),
    ...(names.length === 0 ? [] : [{ names }]),
    ...(entryNumber === null ? [] : [{ entryNumber }]),
  ];
}

/** Longer ones are no names that are written in several ways. */
const longestName = 24;

/**
 * The names that a word, by itself or with the others, may be a spelling of. A word of letters stands in a text as it
 * does in a name.
 */
function namesOf(word: string, key: string): readonly string[] {
  const plain = /^\p{L}+$/u.test(word);
  const names = plain && nameKey(word).startsWith(key) ? [] : [key, ...(plain ? [] : [nameKey(word)])];
  return [...new Set(names)].filter((name) => name !== '' && name.length <= longestName);
}

const shortestTellingPart = 3;

/**
 * The texts that a word may stand as: joined (`ss-a` in `anti-SSA`), in parts that say enough, with and without Greek.
 */
function textsOf(typed: string): { readonly texts: readonly string[] }[] {
  const telling = withoutNoise(typed);
  const word = telling.replace(/-/g, '').length < shortestTellingPart ? typed : telling;
  const parts = word.split('-').filter((part) => part !== '');
  const joined = parts.length < 2 ? [word] : [parts.join(''), greekEdges(parts).join(''), parts.join('/')];
  // What has hyphens in a row is no name: its parts stand joined in no document, and it is found as it was typed.
  const literal = word.includes('--') ? [word] : [];
  const together = [...new Set([...literal, ...joined.flatMap(withGreek)])].map((text) => ({
    texts: [text],
  }));
  const tellingParts = parts.length > 1 && parts.every((part) => part.length >= shortestTellingPart);
  return tellingParts ? [...together, { texts: parts }] : together;
}

/** `a-fodrin` is alpha-fodrin, `ifn-g` is IFN-gamma. */
function greekEdges(parts: readonly string[]): readonly string[] {
  return parts.map((part, at) => (at === 0 || at === parts.length - 1 ? greekOfLetter(part) : part));
}
