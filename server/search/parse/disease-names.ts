import { limits } from '../../../schema/contract/limits.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey, nameWords } from '../index/name-keys.js';
import { sortKey } from '../index/sort-key.js';
import { spelledKey, spellingKeys } from './spellings.js';

/** A disease with its other names: full synonyms and common abbreviations. */
interface DiseaseRow {
  readonly disease: string;
  readonly synonyms: readonly string[];
  readonly abbreviations: readonly string[];
  /** Identifiers of the disease in other databases, such as `DOID:12894`. */
  readonly identifiers?: readonly string[];
}

export interface NamedDisease {
  readonly disease: string;
  /** The matching name, as the vocabulary writes it; may be the disease's own. */
  readonly name: string;
  /** The name keys of all spellings of its names, by which entries belong to it. Computed when first asked for. */
  readonly nameKeys: ReadonlySet<string>;
  /** The sort keys of its names, with and without the genitive. */
  readonly sortKeys: readonly string[];
  /** All names of this disease, its own first. */
  readonly allNames: readonly string[];
  readonly identifiers: readonly string[];
}

/** The vocabulary of disease names. One name may stand for several diseases, as APS and CD do. */
export interface DiseaseNames {
  /**
   * Returns the diseases that have the phrase as a whole name, in any of its spellings, also turned: arthritis,
   * rheumatoid. Of a name with another one in parentheses, those that have both: systemic lupus erythematosus (SLE).
   */
  namedBy(phrase: string): readonly NamedDisease[];
  /**
   * Returns the diseases with a name that begins with the phrase, then those with a word in a name that begins with it;
   * each once, at most `limit`.
   */
  startingWith(phrase: string, limit: number): readonly NamedDisease[];
  /** The distinct words of all names, folded; those with an apostrophe also without it, as many people type them. */
  readonly words: readonly string[];
}

/** A vocabulary without any names. */
export const noDiseaseNames: DiseaseNames = { namedBy: () => [], startingWith: () => [], words: [] };

/** A name with another one in parentheses. */
const bracketed = /^(.+?)\s*\(([^()]+)\)$/;

/** Builds a vocabulary from its rows. */
export function makeDiseaseNames(rows: readonly DiseaseRow[]): DiseaseNames {
  const named = rows.flatMap(namesOf);
  const byKey = diseasesByKey(named, (name) => spellings(name));
  const byTurnedKey = diseasesByKey(named, (name) => spellings(name).flatMap(turned));
  const bearing = (phrase: string) => {
    const key = spelledKey(phrase, (one) => byKey.has(one) || byTurnedKey.has(one));
    return byKey.get(key) ?? byTurnedKey.get(key) ?? [];
  };
  const searched = named.map((one) => ({ one, key: nameKey(one.name), words: ` ${wordsOf(one.name)}` }));
  const typed = named.flatMap(({ name }) => [wordsOf(name), wordsOf(fold(name).replaceAll("'", ''))]);
  return {
    words: [...new Set(typed.flatMap((words) => words.split(' ')))],
    namedBy: (phrase) => {
      const found = bearing(phrase);
      if (found.length > 0 || phrase.length > limits.nameKeyMaxLength) return found;
      const [, name, other] = bracketed.exec(phrase) ?? [];
      if (name === undefined || other === undefined) return [];
      const others = bearing(other);
      return bearing(name).filter(({ disease }) => others.some((one) => one.disease === disease));
    },
    startingWith: (phrase, limit) => {
      const key = nameKey(phrase);
      const words = wordsOf(phrase);
      if (key === '' || words === '') return [];
      const first = searched.filter((name) => name.key.startsWith(key));
      const later = searched.filter((name) => !name.key.startsWith(key) && name.words.includes(` ${words}`));
      const inOrder = [...first.sort((a, b) => a.key.length - b.key.length), ...later];
      return inOrder
        .reduce<readonly NamedDisease[]>((found, { one }) => withOnce(found, one), [])
        .slice(0, limit);
    },
  };
}

function namesOf({ disease, synonyms, abbreviations, identifiers = [] }: DiseaseRow): NamedDisease[] {
  const names = [disease, ...abbreviations, ...synonyms];
  const spelled = [...new Set(names.flatMap(spellings))];
  const sortKeys = spelled.map(sortKey).filter((key) => key !== null);
  let nameKeys: ReadonlySet<string> | undefined;
  return names.map((name) => ({
    ...{ disease, name, sortKeys, allNames: names, identifiers },
    get nameKeys() {
      nameKeys ??= new Set([
        ...[...spelled, ...spelled.flatMap(turned)].flatMap(spellingKeys),
        ...abbreviatedKeys(spelled, abbreviations),
      ]);
      return nameKeys;
    },
  }));
}

/** Returns the keys of names with an abbreviation in parentheses, and of abbreviations with a name in them. */
function abbreviatedKeys(names: readonly string[], abbreviations: readonly string[]): readonly string[] {
  const keys = names.map(nameKey);
  return abbreviations.map(nameKey).flatMap((short) => keys.flatMap((key) => [key + short, short + key]));
}

function diseasesByKey(named: readonly NamedDisease[], spelled: (name: string) => readonly string[]) {
  const byKey = new Map<string, readonly NamedDisease[]>();
  for (const one of named) {
    for (const key of new Set(spelled(one.name).map(nameKey)))
      byKey.set(key, withOnce(byKey.get(key) ?? [], one));
  }
  return byKey;
}

function withOnce(known: readonly NamedDisease[], one: NamedDisease): readonly NamedDisease[] {
  return known.some(({ disease }) => disease === one.disease) ? known : [...known, one];
}

/**
 * Returns the spellings of a name with and without the genitive, Graves' disease and Sjogren syndrome, and with a
 * hyphen after "anti": anti-phospholipid syndrome.
 */
function spellings(name: string): readonly string[] {
  const plain = fold(name);
  return [plain, plain.replace(/'s\b/g, ''), plain.replace(/'/g, ''), plain.replace(joinedAnti, 'anti-')];
}

/** Name keys leave out "anti" as a word of its own. */
const joinedAnti = /(?<!\p{L})anti(?=\p{L}{4})/gu;

/**
 * Returns a name as catalogues turn it: at each of its blanks, as arthritis rheumatoid, and word by word, as anemia
 * hemolytic autoimmune.
 */
function turned(name: string): readonly string[] {
  const words = name.split(/\s+/);
  const atBlanks = words.slice(1).map((_, at) => [...words.slice(at + 1), ...words.slice(0, at + 1)]);
  return [...atBlanks, [...words].reverse()].map((one) => one.join(' '));
}

function wordsOf(text: string): string {
  return nameWords(fold(text)).join(' ');
}
