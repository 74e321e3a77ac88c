import { isWhole } from './amounts.js';
import type { Context, MeasureKind } from './measure.js';
import type { OwnNames } from './own-names.js';
import { is, type Token } from './tokens.js';
import * as known from './words.js';

/** A phrase after a number: the word that begins it ('' for none), and its words. */
export interface Phrase {
  readonly marker: string;
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly words: readonly string[];
}

/** What a phrase says about a number. */
export interface Finding extends Partial<Context> {
  readonly total?: number;
  /** Where the words of the total end. */
  readonly end?: number;
  /** Whether the number is of people without the disease. */
  readonly isOfControls?: true;
  /** Whether the number is of another disease than the entry's. */
  readonly isForeign?: true;
}

const markers = ['by', 'in', 'for', 'at', 'with', 'across', 'of', 'versus', 'vs', 'against', 'on', 'after'];
const moreMarkers = ['among', 'from', 'using', 'had', 'have', ','];

/** Splits the words after a number into phrases. Right after counts ("24 of 50 children") they say of whom. */
export function phrasesOf(tokens: readonly Token[], source: string, isAfterCounts = false): Phrase[] {
  const phrases: { marker: string; tokens: Token[] }[] = [{ marker: isAfterCounts ? 'of' : '', tokens: [] }];
  for (const token of isAfterCounts && is(tokens[0], 'of') ? tokens.slice(1) : tokens) {
    const current = phrases.at(-1);
    if (current === undefined || beginsPhrase(token, current))
      phrases.push({ marker: token.text, tokens: [] });
    else current.tokens.push(token);
  }
  return phrases
    .filter((phrase) => phrase.tokens.length > 0)
    .map((phrase) => ({ ...phrase, ...textOf(phrase.tokens, source) }));
}

function beginsPhrase(
  token: Token,
  { marker, tokens }: { marker: string; tokens: readonly Token[] },
): boolean {
  if (!is(token, ...markers, ...moreMarkers)) return false;
  if (marker === ',' && !is(token, ',')) return false;
  // "by ELISA for GM1" names one test.
  if (marker === 'by' && is(token, 'for')) return false;
  if (is(token, 'of')) return marker === '';
  // "for history of nephritis", "patients with primary disease", "cases at onset" are one phrase each.
  if (is(token, 'with', 'at')) return !tokens.some(({ text }) => known.isPeople(text));
  return true;
}

export function textOf(tokens: readonly Token[], source: string): { text: string; words: string[] } {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const text = first === undefined || last === undefined ? '' : source.slice(first.start, last.end);
  return { text, words: known.wordsOf(text) };
}

/** Says what a phrase means for a number of this measure; `null` if that is not sure. */
export function meaningOf(phrase: Phrase, measure: MeasureKind, own: OwnNames): Finding | null {
  const { marker, words } = phrase;
  if (marker === ',') return isRemark(phrase, measure) ? {} : null;
  if (known.isTogether(words)) return null;
  if (words.every((word) => known.isSummary(word) || known.isFiller(word))) return {};
  switch (marker) {
    case '':
      return bareMeaning(phrase, own);
    case 'at':
      return isCutoff(phrase.tokens) ? { cutoff: phrase.text } : null;
    case 'versus':
    case 'vs':
    case 'against':
      return { comparator: withoutArticle(phrase.text) };
    case 'had':
    case 'have':
      // "5% of negative patients had it" is 1 − NPV.
      return measure === 'ppv' ? outcomeMeaning(phrase, own) : null;
    case 'across':
      return {};
    case 'of':
    case 'in':
    case 'among':
      return peopleMeaning(phrase, measure, own);
    case 'for':
      return forMeaning(phrase, measure, own);
    default:
      return testMeaning(phrase, own);
  }
}

/** Joins what several say; of two that say the same kind of thing the first counts. `null` if one is not sure. */
export function jointFinding<Item>(
  items: readonly Item[],
  findingOf: (item: Item) => Finding | null,
): Finding | null {
  let joint: Finding = {};
  for (const item of items) {
    const finding = findingOf(item);
    if (finding === null) return null;
    joint = { ...finding, ...joint };
  }
  return joint;
}

/** A remark after a comma holds no number; beside a predictive value it could say what is predicted. */
function isRemark({ tokens, words }: Phrase, measure: MeasureKind): boolean {
  if (tokens.some(({ kind }) => kind !== 'word' && kind !== 'sign')) return false;
  return !predictive(measure) || words.every((word) => known.isSummary(word) || known.isGroup(word));
}

function bareMeaning({ words, text }: Phrase, own: OwnNames): Finding | null {
  if (
    words.length === 2 &&
    words[1] === 'positive' &&
    /^(?:low|clear|high|weak|strong)$/u.test(words[0] ?? '')
  ) {
    return { cutoff: text };
  }
  return own.isOnlyTest(words) ? { assay: text } : null;
}

function testMeaning({ marker, words, text }: Phrase, own: OwnNames): Finding | null {
  if (known.isSpecimen(words)) return { specimen: withoutArticle(text) };
  if (words.at(-1) === 'variation' || (marker === 'by' && known.isGroup(words.at(-1)))) return {};
  return own.isTest(words) && !own.namesDisease(text) ? { assay: withoutArticle(text) } : null;
}

function forMeaning(phrase: Phrase, measure: MeasureKind, own: OwnNames): Finding | null {
  const { words, text } = phrase;
  if (known.isControls(words)) return null;
  if (own.isTest(words.slice(-1))) return { assay: withoutArticle(text) };
  if (predictive(measure)) return outcomeMeaning(phrase, own);
  return saysWhom(phrase, own) ? populationMeaning(text, own) : null;
}

function outcomeMeaning({ words, text }: Phrase, own: OwnNames): Finding {
  return own.isDisease(words) ? {} : { outcome: withoutArticle(text) };
}

function peopleMeaning(phrase: Phrase, measure: MeasureKind, own: OwnNames): Finding | null {
  const { marker, words, text } = phrase;
  if (known.isControls(words) || own.excludesDisease(text)) {
    return measure === 'specificity' ? { comparator: withoutArticle(text) } : { isOfControls: true };
  }
  if (measure === 'sensitivity' && own.isChosenByAntibody(words)) return null;
  // "5% of seronegative patients" may be 1 − NPV.
  if (measure === 'npv' && words.some((word) => /negatives?$/u.test(word))) return null;
  const total = totalIn(phrase);
  if (total !== null) {
    const people = populationMeaning(total.population ?? '', own);
    return people === null ? null : { ...total, ...people };
  }
  if (known.isSpecimen(words)) return { specimen: withoutArticle(text) };
  // "2 of 3 studies", "2 of 3 assays" count no people.
  if (marker === 'of' && (known.isGroup(words.at(-1)) || own.isTest(words.slice(-1)))) return null;
  if (own.isTest(words.slice(-1))) return { assay: text };
  // "67% of the epitopes", "of laboratories" counts no people.
  if (marker === 'of' && !saysWhom(phrase, own)) return null;
  return populationMeaning(text, own);
}

function saysWhom({ words, text }: Phrase, own: OwnNames): boolean {
  const isChosen = (word: string) => /(?:^|-)(?:positive|negative)$/u.test(word);
  return words.some((word) => known.isPeople(word) || isChosen(word)) || own.saysDisease(text);
}

export function populationMeaning(phrase: string, own: OwnNames): Finding | null {
  const text = phrase.replace(/(?:^|\s+(?:was|were|is|are|tested)\s+)(?:sero)?positive$/iu, '');
  const words = known.wordsOf(text);
  if (own.isForeign(text)) return { isForeign: true };
  if (words.every(known.isAnybody)) return {};
  if (isStatement(words) || known.isRelative(words[0])) return null;
  if (!numeral.test(words[0] ?? '') || !known.isGroup(words.at(-1)))
    return { population: withoutArticle(text) };
  return words.length === 2 ? {} : { population: words.slice(1, -1).join(' ') };
}

const afterPeople = new Set(
  'with without at in on of from under over aged who whose not negative and or'.split(' '),
);

/** Whether people do something: "patients died", "patients were female". */
function isStatement(words: readonly string[]): boolean {
  const next = words[words.findIndex(known.isPeople) + 1];
  return words.some(known.isPeople) && next !== undefined && !known.isPeople(next) && !afterPeople.has(next);
}

/** The number of studies: "two studies", "most paediatric studies". */
const numeral = /^(?:two|three|four|five|six|several|most|some|many|\d+)$/u;

/** The number of people in "of 195 Japanese patients", "in a 342-patient cohort", "in one series of 38 patients". */
function totalIn({ marker, tokens, text }: Phrase): Finding | null {
  // "of 195"; but "in 2010" is a year.
  const isAlone = tokens.length === 1 && marker === 'of';
  const place = tokens.findIndex(
    (token, at) =>
      isWhole(token) &&
      (isAlone || tokens.slice(at + 1, at + 5).some(({ text: word }) => known.isPeople(word))),
  );
  const [number, last] = [tokens[place], tokens.at(-1)];
  if (number === undefined || last === undefined) return null;
  // "of over 150 patients" does not say how many there were.
  if (known.isInexact(tokens[place - 1]?.text)) return {};
  const total = { total: number.value };
  if (place > 0) return { ...total, end: last.end };
  const population = text.slice(number.end - (tokens[0]?.start ?? 0)).trim();
  const said = population === '' || known.isAnybody(population) ? {} : { population };
  return marker === 'of' ? { ...total, ...said, end: number.end } : { ...total, ...said };
}

const unit = /\/|^(?:units?|u|gpl|mpl|titres?|titers?|iu|au|ru|index|dilution|ratio)$/u;

/** Whether words hold a titre, or a number with a unit. */
export function isCutoff(tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'titre')) return true;
  const isUnit = ({ text }: Token, at: number) => unit.test(text) && !isOfCounts(tokens, at);
  return tokens.some(({ kind }) => kind === 'number') && tokens.some(isUnit);
}

/** Whether a slash stands between two numbers: 1/40 is a titre, 3/40 is not. */
function isOfCounts(tokens: readonly Token[], at: number): boolean {
  const [part, whole] = [tokens[at - 1], tokens[at + 1]];
  return is(tokens[at], '/') && whole?.kind === 'number' && part?.kind === 'number' && part.value !== 1;
}

export function predictive(measure: MeasureKind): boolean {
  return measure === 'ppv' || measure === 'npv';
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:an?|the)\s+(?!same)/iu, '');
}
