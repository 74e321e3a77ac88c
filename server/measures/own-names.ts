import { fold } from '../../schema/contract/rules/fold.js';
import {
  isDiseaseName,
  isFiller,
  isGroup,
  isPeople,
  isStage,
  isTestModifier,
  isTestName,
  isTogether,
  wordsOf,
} from './words.js';

/** The entry that a text belongs to: which names in it are of its own disease and of its own antibody. */
export class OwnNames {
  /** The words of the disease, but those of a part or a stage of it. */
  private readonly disease: ReadonlySet<string>;
  /** Those that no other disease of its kind has: "rheumatoid", not "arthritis". */
  private readonly distinct: readonly string[];
  /** All words of its name that say more than "disease of". */
  private readonly fullName: readonly string[];
  private readonly abbreviations: ReadonlySet<string>;
  private readonly diseaseName: string;
  private readonly antibody: ReadonlySet<string>;

  constructor(disease: string, autoantibody: string) {
    const words = nameWords(disease);
    const significant = words.filter((word) => !isStage(word));
    this.diseaseName = fold(disease);
    this.disease = new Set(significant);
    this.distinct = significant.filter((word) => word === 'lupus' || !isDiseaseName(word));
    this.fullName = words.filter((word) => !diseaseFillers.has(word));
    this.abbreviations = new Set([initials(words), initials(words.filter((word) => word !== 'mellitus'))]);
    const names = nameWords(autoantibody).filter((word) => !antibodyFillers.has(word));
    const initial = initials(names.slice(0, 2));
    this.antibody = new Set([...names, ...(names.length > 1 ? [initial, `${initial}a`] : [])]);
  }

  /** Whether a phrase is a name of the disease of the entry, not of a part of it. */
  isDisease(words: readonly string[]): boolean {
    const name = words.join(' ');
    return name !== '' && (name === wordsOf(this.diseaseName).join(' ') || this.abbreviations.has(name));
  }

  /** Whether a phrase names a disease other than that of the entry, in words or as an abbreviation. */
  isForeign(phrase: string): boolean {
    return this.namesDisease(phrase) || (!this.isOwn(phrase) && this.isAbbreviated(phrase));
  }

  /** Like `isForeign`, in words only. */
  namesDisease(phrase: string): boolean {
    if (this.isOtherKind(phrase)) return true;
    if (this.isOwn(phrase)) return false;
    const words = wordsOf(phrase);
    if (!words.some(isDiseaseName)) return false;
    return words.some((word) => !isStage(word) && !isPeople(word) && !isGroup(word));
  }

  /** Whether a phrase says that it is about people with the disease, or with a part of it. */
  saysDisease(phrase: string): boolean {
    const words = wordsOf(phrase).filter((word) => !isFiller(word));
    return this.isOwn(phrase) || words.some((word) => isDiseaseName(word) || isStage(word));
  }

  /** Whether a phrase is about people without the disease: "non-SLE patients". */
  excludesDisease(phrase: string): boolean {
    return [...phrase.matchAll(/(?<![\p{L}-])non-([\p{L}\p{N}]+)/giu)].some(
      ([, name = '']) => this.isOwn(name) || acronyms(name).length > 0,
    );
  }

  /** Whether a phrase has an abbreviation in capital letters that is no test. */
  isAbbreviated(phrase: string): boolean {
    return acronyms(phrase).some((name) => !this.isTest([name.toLowerCase()]));
  }

  private isOwn(phrase: string): boolean {
    const parts = wordsOf(phrase).flatMap((word) => word.split('-'));
    const names = [...parts, ...acronyms(phrase).map((name) => name.replace(/^[a-z]/u, '').toLowerCase())];
    if (names.some((name) => this.abbreviations.has(name))) return true;
    if (hasAll(parts, this.fullName) || hasAll(parts, this.distinct)) return true;
    if (!parts.some((part) => this.disease.has(part))) return false;
    return parts.every(
      (part) => this.disease.has(part) || isStage(part) || isPeople(part) || isGroup(part) || part === '',
    );
  }

  /** Whether a phrase names another type than the disease: type 2, not type 1; diffuse, not limited. */
  private isOtherKind(phrase: string): boolean {
    const own = kindsOf(this.diseaseName);
    return [...kindsOf(fold(phrase))].some(([scale, kind]) => (own.get(scale) ?? kind) !== kind);
  }

  /** Whether a word of a phrase names a test, an isotype or the antibody of the entry. */
  isTest(words: readonly string[]): boolean {
    return words.some((word) => this.isTestWord(word));
  }

  /** Whether a phrase is the name of a test and nothing else. */
  isOnlyTest(words: readonly string[]): boolean {
    return this.isTest(words) && words.every((word) => this.isTestWord(word) || isTestModifier(word));
  }

  /** Whether people are chosen by the antibody itself ("positive patients"), as for a predictive value. */
  isChosenByAntibody(words: readonly string[]): boolean {
    return words.some((word, at) => {
      const chosen = /^(.+)-positive$/u.exec(word)?.[1];
      if (chosen !== undefined)
        return isTogether([chosen]) || this.isTestWord(chosen) || this.isAntibody(chosen);
      if (word === 'positives') return true;
      if (word !== 'positive' && word !== 'seropositive') return false;
      const before = words[at - 1];
      return before === undefined ? isPeople(words[at + 1] ?? '') : this.isAntibody(before);
    });
  }

  /** Whether a phrase names another antibody than the entry's. */
  isOtherAntibody(phrase: string): boolean {
    const words = wordsOf(phrase);
    return words.some((word) => word.startsWith('anti-')) && !words.some((word) => this.isAntibody(word));
  }

  namesAntibody(text: string): boolean {
    return wordsOf(text).some((word) => word.startsWith('anti-') && this.isAntibody(word));
  }

  private isAntibody(word: string): boolean {
    // Anti-CCP2 is an assay of anti-CCP.
    return word
      .split('-')
      .some((part) => this.antibody.has(part) || this.antibody.has(part.replace(/\d$/u, '')));
  }

  private isTestWord(word: string): boolean {
    return isTestName(word) || this.antibody.has(word);
  }
}

const diseaseFillers = new Set(['disease', 'syndrome', 'disorder', 'of', 'with', 'in', 'and', 'mellitus']);
const antibodyFillers = new Set(['anti', 'antibody', 'antibodies', 'type', 'and', 'of', 'the']);

function nameWords(name: string): string[] {
  return fold(name)
    .replace(/'s?(?!\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function initials(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}

function hasAll(parts: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => parts.includes(word));
}

const romans = ['0', 'i', 'ii', 'iii', 'iv'];

/** The type and the extent that a folded name states. */
function kindsOf(name: string): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  const type = /\btype (\d|i{1,3}|iv)\b/u.exec(name)?.[1];
  if (type !== undefined) kinds.set('type', romans.includes(type) ? String(romans.indexOf(type)) : type);
  const extent = /\b(?:limited|diffuse)\b/u.exec(name)?.[0];
  if (extent !== undefined) kinds.set('extent', extent);
  return kinds;
}

const places = new Set(['uk', 'us', 'usa', 'eu', 'uae']);

/** Names in capital letters, such as SLE or pSS, that stand alone: not the SLE of "SLE-positive". */
function acronyms(phrase: string): string[] {
  const found = phrase.match(/(?<![\p{L}\p{N}-])[a-z]?[A-Z][A-Za-z]*[A-Z][A-Za-z]*(?![\p{L}\p{N}-])/gu) ?? [];
  return found.filter((name) => !places.has(name.toLowerCase()));
}
