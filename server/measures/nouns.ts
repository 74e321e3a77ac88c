import type { MeasureKind } from './measure.js';
import { is, PhraseTable, type Token } from './tokens.js';

/** The names of measures, as texts write them. */
const names = new PhraseTable<MeasureKind>([
  [
    'sensitivity',
    ['sensitivity', 'sensitivities', 'sensitive', 'clinical sensitivity', 'diagnostic sensitivity'],
  ],
  [
    'specificity',
    ['specificity', 'specificities', 'specific', 'clinical specificity', 'diagnostic specificity'],
  ],
  ['ppv', ['ppv', 'positive predictive value', 'positive predictive values', 'post-test probability']],
  ['npv', ['npv', 'negative predictive value', 'negative predictive values']],
]);

/** Reads one or two names of measures ("sensitivity and specificity"); `null` if there is none at this place. */
export function nounsAt(
  tokens: readonly Token[],
  at: number,
): { readonly measures: readonly MeasureKind[]; readonly next: number } | null {
  const first = names.at(tokens, at);
  if (first === null) return null;
  const second = is(tokens[first.next], 'and', '/') ? names.at(tokens, first.next + 1) : null;
  if (second === null) return { measures: [first.meaning], next: first.next };
  return { measures: [first.meaning, second.meaning], next: second.next };
}
