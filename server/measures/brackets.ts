import { positiveControls } from './amounts.js';
import type { MeasureKind } from './measure.js';
import type { OwnNames } from './own-names.js';
import {
  type Finding,
  isCutoff,
  jointFinding,
  meaningOf,
  type Phrase,
  phrasesOf,
  populationMeaning,
  predictive,
  textOf,
} from './phrases.js';
import { is, type Token } from './tokens.js';
import { isControls, isGroup, isSpecimen } from './words.js';

/**
 * Says what a bracket after a number means. Words that are not understood say nothing, but beside a predictive value
 * they could say what it predicts: then `null`.
 */
export function bracketMeaning(
  tokens: readonly Token[],
  measure: MeasureKind,
  { text, own }: { readonly text: string; readonly own: OwnNames },
): Finding | null {
  // Those with a sign hold another number, as in "(6.7% of controls)".
  const parts = splitAtCommas(tokens).filter((part) => !part.some((token) => is(token, '%')));
  return jointFinding(
    parts,
    (part) => partMeaning(part, measure, text, own) ?? (predictive(measure) ? null : {}),
  );
}

function partMeaning(
  part: readonly Token[],
  measure: MeasureKind,
  text: string,
  own: OwnNames,
): Finding | null {
  if (isCutoff(part)) return { cutoff: textOf(part, text).text };
  const others = positiveControls(part);
  if (others !== null) return measure === 'specificity' ? { comparator: textOf(others, text).text } : {};
  const words = part.filter((token) => !is(token, 'reported'));
  return jointFinding(phrasesOf(words, text), (phrase) =>
    phrase.marker === '' ? nameMeaning(phrase, measure, own) : meaningOf(phrase, measure, own),
  );
}

function nameMeaning(phrase: Phrase, measure: MeasureKind, own: OwnNames): Finding | null {
  const { words, text } = phrase;
  if (isControls(words.slice(-1)) || own.excludesDisease(text)) {
    if (words.some((word) => /^\d/u.test(word))) return {};
    return measure === 'specificity' ? { comparator: text } : { isOfControls: true };
  }
  if (isGroup(words.at(-1))) return populationMeaning(text, own);
  if (words.length === 1 && isSpecimen(words)) return { specimen: text };
  if (words.length === 1 ? own.isForeign(text) : own.namesDisease(text)) return { isForeign: true };
  return own.isTest(words.slice(-1)) ? { assay: text } : meaningOf(phrase, measure, own);
}

function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (is(token, ',', ';')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
