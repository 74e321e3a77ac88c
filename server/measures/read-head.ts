import { readAmount } from './amounts.js';
import type { MeasureKind } from './measure.js';
import { nounsAt } from './nouns.js';
import type { OwnNames } from './own-names.js';
import { type Finding, isCutoff, predictive, textOf } from './phrases.js';
import { is, type Token } from './tokens.js';
import { isFiller, isOtherFigure, isPeople, isQuality, isSpecimen, isSummary, isTogether } from './words.js';

/** What the words before a number say. */
interface Head {
  readonly found: Finding;
  /** The measures that they name. */
  readonly measures: readonly MeasureKind[];
  /** Whether they say at which cut-off the numbers of the clause hold. */
  readonly setsCutoff: boolean;
  /** Whether they name a figure that is no measure: "AUC 0.92". */
  readonly isOfOtherFigure: boolean;
}

export interface HeadSetting {
  readonly text: string;
  readonly own: OwnNames;
  /** The measure of a number without a name; `null` if it needs one. */
  readonly usual: MeasureKind | null;
  /** The measure of the clause before. */
  readonly last: MeasureKind | null;
}

/** Reads the words before a number; `null` if a word is not understood. */
export function readHead(tokens: readonly Token[], setting: HeadSetting): Head | null {
  const prevalence = prevalenceAmongPositives(tokens, setting);
  if (prevalence !== null) return prevalence;
  const { measures, rest } = takeNouns(tokens);
  const { cutoff, others } = takeCutoff(rest, setting.text);
  const words = others.filter(({ text }) => !isFiller(text) && !isSummary(text));
  const named = measures.length > 0 || cutoff === null || !others.some((token) => is(token, 'gave', 'gives'));
  const taken = named || setting.last === null ? measures : [setting.last];
  const isOfOtherFigure =
    measures.length === 0 && words.length > 0 && words.every(({ text }) => isOtherFigure(text));
  const head = { measures: taken, setsCutoff: cutoff !== null, isOfOtherFigure };
  const found = cutoff === null ? {} : { cutoff };
  if (words.length === 0 || isOfOtherFigure) return { ...head, found };
  const subject = subjectMeaning(textOf(words, setting.text), setting.own);
  return subject === null ? null : { ...head, found: { ...found, ...subject } };
}

/** "Direct test 53%", "CSF 100%", "children 90%", "rheumatoid arthritis 70%". */
function subjectMeaning(
  { text, words }: { text: string; words: readonly string[] },
  own: OwnNames,
): Finding | null {
  if (isTogether(words)) return null;
  if (own.isOnlyTest(words)) return { assay: text };
  if (words.length === 1 && isSpecimen(words)) return { specimen: text };
  if (own.isForeign(text)) return { isForeign: true };
  if (words.length > 1) return null;
  return isPeople(words[0] ?? '') ? { population: text } : null;
}

function takeNouns(tokens: readonly Token[]): { measures: readonly MeasureKind[]; rest: Token[] } {
  const at = tokens.findIndex((_token, place) => nounsAt(tokens, place) !== null);
  const nouns = at < 0 ? null : nounsAt(tokens, at);
  if (nouns === null) return { measures: [], rest: [...tokens] };
  const before = isQuality(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  return { measures: nouns.measures, rest: [...tokens.slice(0, before), ...tokens.slice(nouns.next)] };
}

const limitWords = [
  'cut-off',
  'cutoff',
  'cut',
  'off',
  'threshold',
  'decision',
  'limit',
  'widely',
  'used',
  'usual',
  'kit',
];

const afterCutoff = ['gave', 'gives', 'had', 'has', 'in', 'was', 'were', 'is', 'are', ':', ',', '('];

/** "20 units/mL gave …", "1.75 IU/L decision limit widely used: …". */
function takeCutoff(tokens: readonly Token[], source: string): { cutoff: string | null; others: Token[] } {
  const from = tokens.findIndex(({ kind }) => kind === 'number' || kind === 'titre');
  if (from < 0) return { cutoff: null, others: [...tokens] };
  const length = tokens.slice(from).findIndex((token) => is(token, ...afterCutoff, ...limitWords));
  const to = length < 0 ? tokens.length : from + length;
  const cutoff = tokens.slice(from, to);
  if (!isCutoff(cutoff) || is(cutoff.at(-1), '/') || readAmount(tokens, from)?.form === 'percent')
    return { cutoff: null, others: [...tokens] };
  const others = [...tokens.slice(0, from), ...tokens.slice(to)].filter((token) => !is(token, ...limitWords));
  return { cutoff: textOf(cutoff, source).text, others };
}

/** "Prevalence of cancer in positive adults 0.41": a predictive value of cancer. */
function prevalenceAmongPositives(tokens: readonly Token[], { text, usual }: HeadSetting): Head | null {
  if (usual === null || !predictive(usual)) return null;
  const said = /prevalence of ([^,]+) (?:in|among) (?:\S*-|sero)?positive (\S+)$/iu.exec(
    textOf(tokens, text).text,
  );
  if (said === null) return null;
  const [, outcome = null, population = null] = said;
  return { found: { outcome, population }, measures: ['ppv'], setsCutoff: false, isOfOtherFigure: false };
}
