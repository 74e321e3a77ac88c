import type { MeasureKind } from './measure.js';
import { is, PhraseTable, type Token } from './tokens.js';

/** The names of measures, as texts write them. */
const written: readonly (readonly [MeasureKind, readonly string[]])[] = [
  [
    'sensitivity',
    ['sensitivity', 'sensitivities', 'sensitive', 'sens', 'clinical sensitivity', 'diagnostic sensitivity'],
  ],
  [
    'specificity',
    ['specificity', 'specificities', 'specific', 'spec', 'clinical specificity', 'diagnostic specificity'],
  ],
  ['ppv', ['ppv', 'positive predictive value', 'positive predictive values', 'post-test probability']],
  ['npv', ['npv', 'negative predictive value', 'negative predictive values']],
];

const names = new PhraseTable<MeasureKind>(written);
/** Two names without a blank are one word. */
const pairs = new PhraseTable<readonly MeasureKind[]>([
  [
    ['sensitivity', 'specificity'],
    ['sensitivity/specificity', 'sens/spec', 'se/sp'],
  ],
]);

const longestWord = (phrase: string): string =>
  phrase.split(' ').reduce((one, other) => (other.length > one.length ? other : one));

const marks = new Set(written.flatMap(([, phrases]) => phrases.map(longestWord)));
const anyMark = new RegExp([...marks].join('|'), 'iu');

/** Whether a text could hold the name of a measure: it has the longest word of one, or abbreviations. */
export function mayNameMeasure(text: string): boolean {
  return anyMark.test(text) || abbreviated.test(text);
}

/** "Se 57%, Sp 97%": both together name these measures; alone, SE may be a standard error. */
const abbreviated = /^(?=.*\bse\b)(?=.*\bsp\b)/isu;
const abbreviations: Readonly<Record<string, string>> = { se: 'sensitivity', sp: 'specificity' };

/** Returns the tokens of a text with these abbreviations written in full. */
export function spelledOut(tokens: readonly Token[], text: string): readonly Token[] {
  if (!abbreviated.test(text)) return tokens;
  return tokens.map((token) => ({ ...token, text: abbreviations[token.text] ?? token.text }));
}

/** Reads one or two names of measures ("sensitivity and specificity"); `null` if there is none at this place. */
export function nounsAt(
  tokens: readonly Token[],
  at: number,
): { readonly measures: readonly MeasureKind[]; readonly next: number } | null {
  const pair = pairs.at(tokens, at);
  if (pair !== null) return { measures: pair.meaning, next: pair.next };
  const first = names.at(tokens, at);
  if (first === null) return null;
  const second = is(tokens[first.next], 'and', '/') ? names.at(tokens, first.next + 1) : null;
  if (second === null) return { measures: [first.meaning], next: first.next };
  return { measures: [first.meaning, second.meaning], next: second.next };
}
