import type { Counted } from '@contract/rules/diagnostic-intervals';

/** A share from 0 to 1 as it is typed, stored in the address, and shown. */
export interface Share {
  readonly value: number;
  /** The counts it comes from, if counts were typed. */
  readonly counts: Counted | null;
}

/** What a typed text means: a share, nothing, a number that may be meant as percent, or no share. */
type Reading =
  | { readonly kind: 'share'; readonly share: Share }
  | { readonly kind: 'blank' }
  | { readonly kind: 'ask'; readonly number: number }
  | { readonly kind: 'unreadable' };

const count = String.raw`\d{1,3}(?:,\d{3})+|\d+`;
const ratioForm = new RegExp(String.raw`^([\d.]+)\s*in\s*(${count})$`, 'i');
const countsForm = new RegExp(String.raw`^(${count})\s*(?:(?:out\s+)?of|/)\s*(${count})$`, 'i');
const numberForm = /^(\d+(?:[.,]\d+)?|[.,]\d+)(?:e(-\d+))?\s*(%?)$/i;

/**
 * Reads `0.95`, `95%`, `45 of 50` or `1 in 1,000`. A number from 1 to 100 without a percent sign is never taken for
 * percent: it is asked about.
 */
export function readShare(typed: string): Reading {
  const text = typed.trim();
  if (text === '') return { kind: 'blank' };
  const [counts, k = '', n = ''] = countsForm.exec(text) ?? [];
  if (counts !== undefined) return readCounts(countOf(k), countOf(n));
  const [ratio, part, whole = ''] = ratioForm.exec(text) ?? [];
  if (ratio !== undefined) return readRatio(Number(part), countOf(whole));
  const [form, digits = '', exponent = '0', percent] = numberForm.exec(text) ?? [];
  if (form === undefined) return { kind: 'unreadable' };
  const number = Number(`${digits.replace(',', '.')}e${exponent}`);
  if (percent === '%') return number <= 100 ? shareOf(fromPercent(number)) : { kind: 'unreadable' };
  if (number < 1) return shareOf(number);
  return number <= 100 ? { kind: 'ask', number } : { kind: 'unreadable' };
}

const countOf = (text: string): number => Number(text.replaceAll(',', ''));

function readCounts(k: number, n: number): Reading {
  return n > 0 && k <= n
    ? { kind: 'share', share: { value: k / n, counts: { k, n } } }
    : { kind: 'unreadable' };
}

/** Unlike counts, a ratio says nothing of how many people were tested. */
function readRatio(part: number, whole: number): Reading {
  return part <= whole && whole > 0 ? shareOf(part / whole) : { kind: 'unreadable' };
}

function shareOf(value: number): Reading {
  return { kind: 'share', share: { value, counts: null } };
}

/** Percent as a share, without the last digits that binary fractions add. */
export function fromPercent(percent: number): number {
  return Number((percent / 100).toPrecision(15));
}

/** A share in the address: a decimal number, or counts such as `45/50`. */
export function addressOfShare({ value, counts }: Share): string {
  return counts === null ? String(value) : `${counts.k}/${counts.n}`;
}

/** Reads a share from the address; `null` for none. There 1 is a share. */
export function shareFromAddress(text: string | null): Share | null {
  const reading = text === '1' ? shareOf(1) : readShare(text ?? '');
  return reading.kind === 'share' ? reading.share : null;
}

/** A share as it is put into an input: `95%`, or `45 of 50`. */
export function typedShare({ value, counts }: Share): string {
  if (counts !== null) return `${counts.k} of ${counts.n}`;
  const percent = Number((value * 100).toPrecision(12));
  return `${percent < 1e-9 ? String(percent) : plain(percent)}%`;
}

/** A share as a percentage with enough digits: `0.0047%` is never shown as 0%, nor 99.99999% as 100%. */
export function formatShare(value: number | null, rest = value === null ? 0 : 1 - value): string {
  if (value === null) return 'undefined (0/0)';
  if (rest === 0) return '100%';
  if (value < 0.5) return `${digits(value * 100, 3)}%`;
  const missing = digits(rest * 100, 2);
  const decimals = missing.includes('.') ? missing.length - missing.indexOf('.') - 1 : 0;
  if (missing.includes('×') || decimals > 12) return `100% − ${missing}%`;
  return `${(100 - rest * 100).toFixed(Math.max(decimals, 1))}%`;
}

/** A ratio with three digits. */
export function formatRatio(value: number | null, isInfinite: boolean): string {
  if (isInfinite) return 'infinite';
  return value === null ? 'undefined (0/0)' : digits(value, 3);
}

/** An end of an interval of shares. Its zeros stay: `30.0%` beside `7.15%`. */
export function formatShareEnd(value: number): string {
  return value >= 1e-4 && value < 0.5 ? `${(value * 100).toPrecision(3)}%` : formatShare(value);
}

/** An end of an interval of ratios, with its zeros, too. */
export function formatRatioEnd(value: number): string {
  return value >= 1e-3 && value < 999.5 ? value.toPrecision(3) : formatRatio(value, false);
}

/** A number with so many significant digits, without an exponent unless it is very small. */
export function digits(value: number, significant: number): string {
  if (value === 0) return '0';
  if (value >= Math.min(1000, 10 ** significant)) return Math.round(value).toLocaleString('en-GB');
  return plain(Number(value.toPrecision(significant)));
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function plain(number: number): string {
  if (number !== 0 && number < 1e-9) {
    const [mantissa, exponent = ''] = number.toExponential().split('e-');
    return `${mantissa} × 10⁻${exponent.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? '')}`;
  }
  return number < 1e-6 ? number.toFixed(12).replace(/0+$/, '') : String(number);
}

/** A probability as odds that people know: `1 in 20`. */
export function oneIn(value: number): string {
  return value <= 0 ? '0' : `1 in ${digits(1 / value, 3)}`;
}
