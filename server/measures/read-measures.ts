import { type MeasuredField, measuredFields } from '../../schema/contract/entry-fields.js';
import { clausesOf } from './clauses.js';
import type { MeasuredTexts, MeasureKind, Reading } from './measure.js';
import { mayNameMeasure, spelledOut } from './nouns.js';
import { OwnNames } from './own-names.js';
import { predictive } from './phrases.js';
import { type Draft, readClause } from './read-clause.js';
import { is, type Token, tokensOf } from './tokens.js';

/** What a number without a name of its own says; in the other fields a number needs its name. */
const usualMeasures: Partial<Record<MeasuredField, MeasureKind>> = {
  sensitivity: 'sensitivity',
  positivePredictiveValues: 'ppv',
  negativePredictiveValues: 'npv',
};

/**
 * Reads the numbers that an entry states in words, in the order of the fields and of the text. It is a rule of
 * precision before recall: a number whose words it does not understand is not read. See docs/numbers.md.
 */
export function readMeasures(entry: MeasuredTexts): readonly Reading[] {
  const readings: Reading[] = [];
  if (!measuredFields.some((field) => mayHoldMeasure(field, entry[field]))) return readings;
  const own = new OwnNames(entry.disease ?? '', entry.autoantibody ?? '');
  for (const field of measuredFields) {
    const text = entry[field];
    if (mayHoldMeasure(field, text))
      readings.push(...readField(field, text, own, outcomeBefore(readings, entry)));
  }
  return readings;
}

/** Whether a text has a digit and, in a field without a usual measure, a word that names one: most texts do not. */
function mayHoldMeasure(field: MeasuredField, text: string | null): text is string {
  if (text === null || !/\d/u.test(text)) return false;
  return usualMeasures[field] !== undefined || mayNameMeasure(text);
}

/**
 * What "in the same cohort" of one predictive value refers to: the outcome of the other; `undefined` where that is not
 * known.
 */
function outcomeBefore(readings: readonly Reading[], entry: MeasuredTexts): string | null | undefined {
  if (entry.positivePredictiveValues === null) return undefined;
  const [first, ...others] = readings.filter(({ measure }) => predictive(measure));
  return first === undefined || others.some(({ outcome }) => outcome !== first.outcome)
    ? undefined
    : first.outcome;
}

/** Maximum number of numbers that are read in a field, more than any text states. */
const maxReadings = 200;

function readField(
  field: MeasuredField,
  text: string,
  own: OwnNames,
  sameOutcome: string | null | undefined,
): Reading[] {
  const readings: Reading[] = [];
  let isForeign = false;
  let last: MeasureKind | null = null;
  const usual = usualMeasures[field] ?? null;
  const words = spelledOut(tokensOf(text), text);
  for (const tokens of clausesOf(usual === null ? words : withPercent(words))) {
    if (readings.length >= maxReadings) break;
    const clause = readClause(tokens, { text, own, usual, last, sameOutcome });
    isForeign = clause.isForeign || (isForeign && !clause.namesPopulation);
    last = clause.drafts.at(-1)?.measure ?? null;
    if (!isForeign) readings.push(...clause.drafts.map((draft) => toReading(field, text, draft)));
  }
  return readings;
}

/** "85" or ">90" alone, as in a column of percentages: above 1 it can only be one. */
function withPercent(tokens: readonly Token[]): readonly Token[] {
  const number = tokens.at(-1);
  const isAlone = tokens.slice(0, -1).every((token) => is(token, '<', '>', '=', '≤', '≥', '~'));
  if (!isAlone || number?.kind !== 'number' || number.value <= 1) return tokens;
  return [...tokens, { kind: 'sign', text: '%', start: number.end, end: number.end, value: Number.NaN }];
}

function toReading(field: MeasuredField, text: string, draft: Draft): Reading {
  return { ...draft, field, text: text.slice(draft.start, draft.end) };
}
