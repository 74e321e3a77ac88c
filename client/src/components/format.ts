const numbers = new Intl.NumberFormat('en-GB');
const dayForm = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const days = new Intl.DateTimeFormat('en-GB', dayForm);
const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const utcDays = new Intl.DateTimeFormat('en-GB', { ...dayForm, timeZone: 'UTC' });
const lists = new Intl.ListFormat('en-GB');
const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });

/** A number with thousands separators: `12,309`. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** A count and its noun: `1 entry`, `396 entries`. */
export function formatCount(value: number, one: string, many: string): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/** A count of entries with the noun. */
export function formatEntries(total: number): string {
  return formatCount(total, 'entry', 'entries');
}

/** Several things as `sensitivity, PPV and NPV`. */
export function formatList(texts: readonly string[]): string {
  return lists.format(texts);
}

/** A day as `20 Nov 2026`. */
export function formatDay(moment: string): string {
  return days.format(new Date(moment));
}

/** The current day, as `formatDay` writes it. */
export const today = (): string => formatDay(new Date().toISOString());

/** A time of day as `14:05`. */
export function formatTime(moment: string): string {
  return times.format(new Date(moment));
}

/** A moment with date, time and time zone, shown when the pointer is over a date. */
export function formatMoment(moment: string): string {
  return moments.format(new Date(moment));
}

/** A day, a month or a year in UTC, as `20 Nov 2026`, `Nov 2026` or `2026`. */
export function formatPeriod(period: string): string {
  const format = period.length > 'YYYY-MM'.length ? utcDays : months;
  return period.length <= 'YYYY'.length ? period : format.format(new Date(period));
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a link is valid, in whole days or hours: `1 hour`, `7 days`. */
export function formatLifetime(ms: number): string {
  return ms < dayMs ? formatCount(ms / hourMs, 'hour', 'hours') : formatCount(ms / dayMs, 'day', 'days');
}

const sizes = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

/** A size in the largest unit that it fills, by powers of 1,024: `52 kB`, `3.25 MB`, `76.4 GB`. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const unit = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  return `${sizes.format(bytes / 1024 ** unit)} ${units[unit] ?? ''}`;
}
