import { type Amount, type Attachment, positiveControls, readAmount, readAttachment } from './amounts.js';
import { nounsAt } from './nouns.js';
import { is, type Token } from './tokens.js';

/** A number of a clause, with what is written beside it. */
export interface Quantity {
  readonly amount: Amount;
  /** Where its words stand in the text. */
  readonly start: number;
  readonly end: number;
}

/** A piece of a clause: a word or sign, the words of a bracket, or a number. */
export type Part =
  | { readonly kind: 'word'; readonly token: Token }
  | { readonly kind: 'group'; readonly tokens: readonly Token[] }
  | { readonly kind: 'quantity'; readonly quantity: Quantity };

/** Words with a full stop that ends no sentence. */
const abbreviations = [
  'vs',
  'ca',
  'approx',
  'resp',
  'cf',
  'al',
  'no',
  'e.g',
  'i.e',
  'incl',
  'excl',
  'sens',
  'spec',
];

/** Splits tokens at semicolons and at the ends of sentences, but not inside brackets. */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (is(token, '(', '[')) depth += 1;
    if (is(token, ')', ']')) depth -= 1;
    if (is(token, '.') && is(clauses.at(-1)?.at(-1), ...abbreviations)) continue;
    if (depth === 0 && is(token, ';', '.')) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** Reads the parts of a clause. An interval, or counts in brackets, are joined to the number before them. */
export function partsOf(clause: readonly Token[]): Part[] {
  const tokens = withoutAbbreviations(clause);
  const parts: Part[] = [];
  let at = 0;
  while (at < tokens.length) {
    at = readGroup(tokens, at, parts) ?? readAttached(tokens, at, parts) ?? readNumber(tokens, at, parts);
  }
  return parts;
}

/** Leaves out the brackets of "confidence interval (CI)": what follows them is in the same bracket as what precedes. */
function withoutAbbreviations(tokens: readonly Token[]): readonly Token[] {
  const isAbbreviation = (at: number) =>
    is(tokens[at - 1], 'interval', 'intervals') &&
    is(tokens[at], '(', '[') &&
    is(tokens[at + 1], 'ci', 'cis');
  return tokens.filter((_token, at) => ![at, at - 1, at - 2].some(isAbbreviation));
}

function readNumber(tokens: readonly Token[], at: number, parts: Part[]): number {
  const condition = conditionEnd(tokens, at);
  if (condition !== null) return condition;
  const amount = readAmount(tokens, at);
  const [token, last] = [tokens[at], tokens[(amount?.next ?? 0) - 1]];
  if (token === undefined) return at + 1;
  if (amount === null || last === undefined) {
    if (!is(token, ')', ']')) parts.push({ kind: 'word', token });
    return at + 1;
  }
  parts.push({ kind: 'quantity', quantity: { amount, start: token.start, end: last.end } });
  return amount.next;
}

/** "at 90% specificity": what another number was worked out for, not a number of its own. */
function conditionEnd(tokens: readonly Token[], at: number): number | null {
  if (!is(tokens[at], 'at')) return null;
  const amount = readAmount(tokens, is(tokens[at + 1], 'a') ? at + 2 : at + 1);
  if (amount === null) return null;
  const { next } = amount;
  if (is(tokens[next], 'prevalence')) return next + 1;
  if (is(tokens[next], 'prior', 'pre-test', 'pretest') && is(tokens[next + 1], 'probability'))
    return next + 2;
  return nounsAt(tokens, next)?.next ?? null;
}

/** An interval without brackets: "87%, 95% CI 85-89%". */
function readAttached(tokens: readonly Token[], at: number, parts: Part[]): number | null {
  const place = is(tokens[at], ',') ? at + 1 : at;
  const isInterval = tokens.slice(place, place + 5).some((token) => is(token, 'ci', 'confidence', 'range'));
  // Looking back at every token would take a time that grows with the square of the text.
  const before = isInterval ? parts.findLast((part) => part.kind === 'quantity') : undefined;
  if (before === undefined) return null;
  const read = readAttachment(tokens, place, before.quantity.amount);
  if (read === null || !('low' in read.found)) return null;
  attach(parts, read.found, tokens[read.next - 1]?.end ?? 0);
  return read.next;
}

function readGroup(tokens: readonly Token[], at: number, parts: Part[]): number | null {
  const opening = tokens[at];
  if (opening === undefined || !is(opening, '(', '[')) return null;
  if (holdsNamedNumber(tokens, at)) return at + 1;
  const length = tokens.slice(at).findIndex((token) => is(token, ')', ']'));
  const close = length < 0 ? tokens.length : at + length;
  const inside = tokens.slice(at + 1, close);
  if (close >= tokens.length - 1 && isOtherMeasure(inside)) {
    parts.push({ kind: 'word', token: { ...opening, kind: 'sign', text: ',' } });
    return at + 1;
  }
  const rest: Token[] = [];
  const before =
    isBeforeNumber(tokens, at, close + 1) || positiveControls(inside) !== null
      ? undefined
      : parts.findLast((part) => part.kind === 'quantity');
  let place = 0;
  while (place < inside.length) {
    const read = before === undefined ? null : readAttachment(inside, place, before.quantity.amount);
    if (read === null) rest.push(...inside.slice(place, place + 1));
    else attach(parts, read.found, tokens[close]?.end ?? inside.at(-1)?.end ?? 0);
    place = read?.next ?? place + 1;
  }
  parts.push({ kind: 'group', tokens: rest });
  return close + 1;
}

/** "a sensitivity (57%)": the number itself is in the bracket; but not in "sensitivity (95% CI)". */
function holdsNamedNumber(tokens: readonly Token[], at: number): boolean {
  if (![1, 2, 3].some((length) => nounsAt(tokens, at - length)?.next === at)) return false;
  const amount = readAmount(tokens, at + 1);
  return amount !== null && !is(tokens[amount.next], 'ci', 'cis', 'confidence');
}

/** "sensitivity (n = 120) 57%": what a bracket between a name and its number says is not said of the number before. */
function isBeforeNumber(tokens: readonly Token[], opening: number, next: number): boolean {
  if (![1, 2, 3].some((length) => nounsAt(tokens, opening - length)?.next === opening)) return false;
  return readAmount(tokens, is(tokens[next], ':', '=', 'of', 'was') ? next + 1 : next) !== null;
}

/** "57% (specificity 97%)" at the end of a clause says as much as with a comma. */
function isOtherMeasure(inside: readonly Token[]): boolean {
  const nouns = nounsAt(inside, 0);
  return nouns !== null && readAmount(inside, nouns.next) !== null;
}

function attach(parts: Part[], found: Attachment, end: number): void {
  const place = parts.findLastIndex((part) => part.kind === 'quantity');
  const part = parts[place];
  if (part?.kind !== 'quantity') return;
  const { amount: known } = part.quantity;
  // "57% (n = 120 patients; n = 80 controls)": which of them it is of is not said.
  const isOtherTotal = known.total !== null && (found.total ?? known.total) !== known.total;
  const counts = known.form === 'counts' ? known : { positives: null, total: null };
  const amount = { ...known, ...found, ...(isOtherTotal ? counts : {}) };
  parts[place] = { kind: 'quantity', quantity: { ...part.quantity, amount, end } };
}
