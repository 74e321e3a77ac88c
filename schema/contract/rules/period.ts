/** A period of time: from a moment, inclusive, to another, exclusive. */
interface Period {
  readonly from: Date;
  readonly before: Date;
}

const form = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Parses a year `2026`, a month `2026-11` or a day `2026-11-20`, all in UTC; returns `null` for anything else. */
export function readPeriod(text: string): Period | null {
  const [, year, month, day] = form.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const from = new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00.000Z`);
  // `Date` would read the 31st of April as a day of May.
  if (Number.isNaN(from.getTime()) || !from.toISOString().startsWith(text.trim())) return null;
  const [y, m, d] = [from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()];
  return { from, before: end() };

  function end(): Date {
    if (month === undefined) return utc(y + 1, 0, 1);
    return day === undefined ? utc(y, m + 1, 1) : utc(y, m, d + 1);
  }
}

/** Like `Date.UTC`, but without mapping the years 0 to 99 to the last century. */
function utc(year: number, month: number, day: number): Date {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month, day);
  return moment;
}
