const millisecondsADay = 86_400_000;
/** Day 0 of the two calendars of spreadsheets. The first calendar has a 29 February 1900, a date that did not exist. */
const [days1900, days1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
const lastFalseDay = 61;

/** Built-in formats, by number, whose code a file does not contain. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '0',
  4: '0.00',
  9: '0%',
  10: '0.00%',
  14: 'y-m-d',
  15: 'y-m-d',
  16: 'y-m-d',
  17: 'y-m-d',
  18: 'h:m',
  19: 'h:m:s',
  20: 'h:m',
  21: 'h:m:s',
  22: 'y-m-d h:m',
  45: 'm:s',
  46: '[h]:m:s',
  47: 'm:s',
};
const builtInDates = [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];

export type NumberFormat =
  | { readonly kind: 'general' }
  | {
      readonly kind: 'decimals';
      /** The number of decimals: zeros at the end are shown only up to `least`. */
      readonly least: number;
      readonly most: number;
      /** The least number of digits before the decimals: leading zeros are shown up to it. */
      readonly digits: number;
      readonly percent: boolean;
      /** The texts around the digits, such as a unit. */
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: 'moment'; readonly date: boolean; readonly time: boolean }
  /** A time that goes on past 24 hours or 60 minutes, such as [h]:mm, in its largest unit. */
  | { readonly kind: 'duration'; readonly unit: 'h' | 'm' | 's'; readonly seconds: boolean };

const general: NumberFormat = { kind: 'general' };

/** Excel's limit. A longer code is not read, since that could take minutes. */
const maxCodeLength = 255;

/** Returns the format with a number, by its code if the file has one. */
export function numberFormat(number: number, code: string | undefined): NumberFormat {
  if (code === undefined && builtInDates.includes(number)) return { kind: 'moment', date: true, time: false };
  const text = code ?? builtIn[number];
  if (text === undefined || text.length > maxCodeLength || /general/i.test(text)) return general;
  // Uses only the format of positive numbers, without texts, colours, paddings and escaped letters.
  const [bare = ''] = text.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';');
  const unit = /\[([hms])/i.exec(bare)?.[1]?.toLowerCase();
  if (unit === 'h' || unit === 'm' || unit === 's')
    return { kind: 'duration', unit, seconds: /s/i.test(bare) };
  if (/[ymdhs]/i.test(bare))
    return { kind: 'moment', date: /[yd]/i.test(bare) || !/[hs]/i.test(bare), time: /[hs]/i.test(bare) };
  if (!/[0#?]/.test(bare) || /e|\//i.test(bare)) return general;
  const texts = textsAround(text);
  if (texts === null) return general;
  const decimals = /\.([0#?]*)/.exec(bare)?.[1] ?? '';
  const digits = (bare.split('.', 1)[0] ?? '').replaceAll(/[^0]/g, '').length;
  const [least, most] = [decimals.lastIndexOf('0') + 1, Math.min(decimals.length, 15)];
  return { kind: 'decimals', least, most, digits, percent: bare.includes('%'), ...texts };
}

/** Returns the texts before and after the digits of positive numbers; `null` if there is a text between digits. */
function textsAround(code: string): { before: string; after: string } | null {
  let [before, after] = ['', ''];
  let isAfter = false;
  for (const [token] of code.matchAll(/"[^"]*"|\\.|[_*].|\[[^\]]*\]|./gs)) {
    if (token === ';') break;
    if (/^[0#?.,]$/.test(token)) {
      // Blanks separate thousands.
      if (after.trim() !== '') return null;
      after = '';
      isAfter = true;
    } else if (isAfter) after += shownText(token);
    else before += shownText(token);
  }
  return { before, after };
}

/** Quotation marks and backslashes mark texts; colours, conditions, paddings and fillings show nothing. */
function shownText(token: string): string {
  if (token.startsWith('"')) return token.slice(1, -1);
  if (token.startsWith('\\')) return token.slice(1);
  return /^[_*[]/.test(token) ? '' : token;
}

/** Formats a number as the sheet shows it, but a date always as 2026-11-20. */
export function numberText(sent: string, format: NumberFormat, from1904: boolean): string {
  const number = Number(sent);
  if (sent.trim() === '' || !Number.isFinite(number)) return sent;
  if (format.kind === 'moment') return momentText(number, format, from1904) ?? plainNumber(number);
  if (format.kind === 'duration') return number < 0 ? plainNumber(number) : durationText(number, format);
  // From 1e15 on toFixed would use another notation. A program that writes so many digits means each of them.
  if (/^-?\d{16,}$/.test(sent.trim())) return sent.trim();
  if (format.kind === 'general' || Math.abs(number) >= 1e15) return plainNumber(number);
  return decimalText(number, format);
}

function decimalText(number: number, format: NumberFormat & { readonly kind: 'decimals' }): string {
  const { least, most, digits, percent, before, after } = format;
  const shown = Number((percent ? number * 100 : number).toPrecision(15));
  const optionalZeros = new RegExp(`0{0,${String(most - least)}}$`);
  const [whole = '', ...rest] = Math.abs(shown)
    .toFixed(most)
    .replace(optionalZeros, '')
    .replace(/\.$/, '')
    .split('.');
  const written = [whole.padStart(digits, '0'), ...rest].join('.');
  // The format of positive numbers may show a plus.
  return `${number < 0 ? `-${before.replace('+', '')}` : before}${written}${after}`;
}

/** Formats the text of a date cell, such as 2026-11-20T08:30:00, as `numberText` formats a date. */
export function dateText(sent: string): string {
  const [, day, minutes, seconds = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?Z?$/.exec(sent.trim()) ?? [];
  if (day === undefined || minutes === undefined) return sent;
  const clock = `${minutes}${seconds === ':00' ? '' : seconds}`;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

/** Digits beyond the precision of a double are noise. */
function plainNumber(number: number): string {
  return String(Number(number.toPrecision(15)));
}

/** Shows seconds as of a time of the day: hours without those that are 0. */
function durationText(days: number, { unit, seconds }: NumberFormat & { readonly kind: 'duration' }): string {
  const total = Math.round((days * millisecondsADay) / 1000);
  if (unit === 's') return String(total);
  const inMinute = twoDigits(total % 60);
  const minutes = Math.floor(total / 60);
  if (unit === 'm') return seconds ? `${twoDigits(minutes)}:${inMinute}` : String(minutes);
  const shown = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return inMinute === '00' ? shown : `${shown}:${inMinute}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function momentText(
  serial: number,
  { date, time }: { readonly date: boolean; readonly time: boolean },
  from1904: boolean,
): string | null {
  const day = !from1904 && serial < lastFalseDay ? serial + 1 : serial;
  const start = from1904 ? days1904 : days1900;
  const moment = new Date(start + Math.round((day * millisecondsADay) / 1000) * 1000);
  if (serial < 0 || Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return null;
  const [days = '', clock = ''] = moment
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .split('T');
  const shownClock = clock.replace(/:00$/, '');
  if (!date) return shownClock;
  return time && clock !== '00:00:00' ? `${days} ${shownClock}` : days;
}
