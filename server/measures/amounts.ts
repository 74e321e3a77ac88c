import { type BoundKind, type Figures, noFigures } from './measure.js';
import { is, PhraseTable, type Token } from './tokens.js';
import { isControls } from './words.js';

/** A number that could be a measure, at some place among the tokens. */
export interface Amount extends Figures {
  /** How it is written: it decides how numbers of an interval beside it are read. */
  readonly form: 'percent' | 'decimal' | 'counts';
  /** The place after its last token. */
  readonly next: number;
}

/** What is written beside a number: its interval, or the number of people. */
export type Attachment = Partial<
  Pick<Figures, 'value' | 'low' | 'high' | 'interval' | 'positives' | 'total'>
>;

const bounds = new PhraseTable<BoundKind>([
  [
    'at_least',
    ['at least', 'more than', 'greater than', 'no less than', 'over', 'above', 'exceeding', '> =', '>', '≥'],
  ],
  [
    'at_most',
    ['at most', 'less than', 'fewer than', 'no more than', 'up to', 'below', 'under', '< =', '<', '≤'],
  ],
  [
    'about',
    ['about', 'approximately', 'around', 'roughly', 'nearly', 'almost', 'circa', 'ca', '~', '≈', '∼'],
  ],
]);

/** Reads a number with the bound before it ("over 90%"); `null` if there is none at this place. */
export function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const bound = bounds.at(tokens, at);
  const amount = readBare(tokens, bound?.next ?? at);
  // "about 2/3" is a share, not two of three people.
  if (bound !== null && amount?.form === 'counts') return null;
  return amount === null || bound === null ? amount : { ...amount, bound: bound.meaning };
}

function readBare(tokens: readonly Token[], at: number): Amount | null {
  return readRange(tokens, at) ?? readCounts(tokens, at) ?? readSingle(tokens, at);
}

/** A percentage from 0 to 100, or a decimal from 0 to 1. */
function readSingle(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const percent = percentEnd(tokens, at + 1);
  if (percent !== null) {
    return token.value > 100
      ? null
      : { ...noFigures, value: share(token.value), form: 'percent', next: percent };
  }
  if (!isDecimal(token)) return null;
  return { ...noFigures, value: token.value, form: 'decimal', next: at + 1 };
}

/** "54-95%", "40% to 50%", "0.85-0.89", "between 40 and 50%". */
function readRange(tokens: readonly Token[], at: number): Amount | null {
  const isBetween = is(tokens[at], 'between');
  const ends = isBetween ? readEnds(tokens, at + 1, ['and']) : readEnds(tokens, at);
  if (ends === null) return null;
  const { first, second, isPercent, next } = ends;
  if (!isPercent && !(isDecimal(first) && isDecimal(second))) return null;
  const scale = isPercent ? share : (value: number) => value;
  const [low, high] = [scale(first.value), scale(second.value)];
  if (low > high || high > 1) return null;
  return { ...noFigures, low, high, interval: 'range', form: isPercent ? 'percent' : 'decimal', next };
}

interface Ends {
  readonly first: Token;
  readonly second: Token;
  readonly isPercent: boolean;
  readonly next: number;
}

function readEnds(tokens: readonly Token[], at: number, joints = ['-', 'to']): Ends | null {
  const first = tokens[at];
  if (first?.kind !== 'number') return null;
  const firstPercent = percentEnd(tokens, at + 1);
  const dash = firstPercent ?? at + 1;
  if (!is(tokens[dash], ...joints)) return null;
  const second = tokens[dash + 1];
  if (second?.kind !== 'number') return null;
  const percent = percentEnd(tokens, dash + 2);
  return { first, second, isPercent: percent !== null, next: percent ?? dash + 2 };
}

/** "24 of 50", "24 out of 50", "24/50"; 1/40 only where it is no titre. */
function readCounts(tokens: readonly Token[], at: number, isNoTitre = false): Amount | null {
  const positives = tokens[at];
  const slash = is(tokens[at + 1], '/');
  const of = is(tokens[at + 1], 'of') ? at + 1 : at + 2;
  const isOf = is(tokens[at + 1], 'of') || (is(tokens[at + 1], 'out') && is(tokens[at + 2], 'of'));
  const place = slash ? at + 2 : of + 1;
  const total = tokens[place];
  if (!(slash || isOf) || !isWhole(positives) || !isWhole(total)) return null;
  if (percentEnd(tokens, place + 1) !== null || positives.value > total.value || total.value < 2) return null;
  // "67/100 000"
  if (tokens[place + 1]?.kind === 'number') return null;
  if (slash && positives.value === 1 && !isNoTitre) return null;
  if (slash && isFraction(positives.value, total.value, tokens[place + 1])) return null;
  const counts = { positives: positives.value, total: total.value };
  return { ...noFigures, ...counts, value: counts.positives / counts.total, form: 'counts', next: place + 1 };
}

/** The people in "8 of 155 controls positive", which counts none of those whom the number is of; otherwise `null`. */
export function positiveControls(tokens: readonly Token[]): readonly Token[] | null {
  const counts = readCounts(tokens, 0, true);
  if (counts === null || !is(tokens.at(-1), 'positive')) return null;
  const people = tokens.slice(counts.next, -1);
  if (people.some(({ kind }) => kind !== 'word')) return null;
  return isControls(people.map(({ text }) => text)) ? people : null;
}

/**
 * Reads what is written beside an amount: "95% CI 85-89%", "range 3-75%", "24/50", "n = 50", or the percentage of
 * counts. `null` if none of these stands here.
 */
export function readAttachment(tokens: readonly Token[], at: number, amount: Amount): AttachmentRead | null {
  return readInterval(tokens, at, amount.form) ?? readTotals(tokens, at, amount);
}

function readInterval(tokens: readonly Token[], at: number, form: Amount['form']): AttachmentRead | null {
  const name = confidenceEnd(tokens, at);
  const isRange = is(tokens[at], 'range');
  if (name === null && !isRange) return null;
  let place = name?.next ?? at + 1;
  while (is(tokens[place], ':', ',', 'of', 'from', '=', 'was')) place += 1;
  const ends = readEnds(tokens, place, ['-', 'to', ',']);
  if (ends === null) return null;
  // Beside counts, an interval above 1 is one of percentages.
  const isPercent = ends.isPercent || form === 'percent' || (name !== null && ends.second.value > 1);
  const scale = isPercent ? share : (value: number) => value;
  const interval = { low: scale(ends.first.value), high: scale(ends.second.value) };
  // An interval of another level is no number of the text that could be a value either.
  if (name !== null && name.level !== 95) return { found: {}, next: ends.next };
  return { found: { ...interval, interval: isRange ? 'range' : 'ci95' }, next: ends.next };
}

/** "2/3 of patients", unlike "2/3 patients". */
function isFraction(part: number, whole: number, after: Token | undefined): boolean {
  return part < whole && whole <= 5 && is(after, 'of');
}

interface AttachmentRead {
  readonly found: Attachment;
  readonly next: number;
}

/** "95% CI", "CI 95%", "95% confidence interval", "CI": its level, and where it ends. */
function confidenceEnd(tokens: readonly Token[], at: number): { level: number; next: number } | null {
  const level = tokens[at]?.kind === 'number' ? percentEnd(tokens, at + 1) : null;
  const place = level ?? at;
  const isLong = is(tokens[place], 'confidence') && is(tokens[place + 1], 'interval', 'intervals');
  if (!isLong && !is(tokens[place], 'ci', 'cis')) return null;
  const next = place + (isLong ? 2 : 1);
  if (level !== null) return { level: tokens[at]?.value ?? 0, next };
  const after = tokens[next];
  const afterEnd = after?.kind === 'number' ? percentEnd(tokens, next + 1) : null;
  const isLevel = afterEnd !== null && !is(tokens[afterEnd], '-', 'to');
  return isLevel ? { level: after?.value ?? 0, next: afterEnd } : { level: 95, next };
}

function readTotals(tokens: readonly Token[], at: number, { form, value }: Amount): AttachmentRead | null {
  const isNamed = is(tokens[at], 'n') && is(tokens[at + 1], '=');
  // "5% (1/20)"
  const isShare = Math.abs(1 / (tokens[at + 2]?.value ?? 0) - (value ?? Number.NaN)) <= 0.005;
  const counts = readCounts(tokens, isNamed ? at + 2 : at, isNamed || isShare);
  if (counts !== null) {
    const { positives, total, next } = counts;
    return { found: { positives, total }, next };
  }
  // Neither "n = 1 234" nor "n = 112-120".
  const isTotal =
    isWhole(tokens[at + 2]) && tokens[at + 3]?.kind !== 'number' && !is(tokens[at + 3], '-', '/');
  if (isNamed && isTotal) return { found: { total: tokens[at + 2]?.value ?? null }, next: at + 3 };
  const single = form === 'counts' ? readSingle(tokens, at) : null;
  return single === null ? null : { found: { value: single.value }, next: single.next };
}

/** The place after "%", "per cent" or "percent"; `null` if none of these stands here. */
function percentEnd(tokens: readonly Token[], at: number): number | null {
  if (is(tokens[at], '%', 'percent')) return at + 1;
  return is(tokens[at], 'per') && is(tokens[at + 1], 'cent') ? at + 2 : null;
}

export function isWhole(token: Token | undefined): token is Token {
  return token?.kind === 'number' && Number.isInteger(token.value) && !token.text.includes('.');
}

function isDecimal({ text, value }: Token): boolean {
  return text.includes('.') && value <= 1;
}

/** A percentage as a share, without the error of dividing in binary: 55.3 → 0.553. */
function share(percentage: number): number {
  return Number((percentage / 100).toPrecision(12));
}
