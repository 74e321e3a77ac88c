import type { Finding } from '@contract/rules/differential';

/** A titre, which does not count. */
const titre = /\s+\(?[<>≥]?\s*1\s*[:：/]\s*\d+\)?(?=\s|$)/gi;

/** The result at the end of a line of a report, in English or German. */
const reported = /\s+\(?(?:positive?|pos\.?|\+{1,3}|(?<absent>negative?|neg\.?))\)?$/i;

/** Reads a finding that may have its titre and its result with it. Without a result it is present. */
export function readReported(typed: string): Finding {
  const line = typed.replaceAll(titre, '').trim();
  const found = reported.exec(line);
  if (found === null) return { name: line, result: 'present' };
  const { name, result } = readReported(line.slice(0, found.index));
  return { name, result: found.groups?.['absent'] === undefined ? result : 'absent' };
}

/**
 * What stands between findings, as in "ANA 1:640, anti-dsDNA positive"; a comma in brackets belongs to a name, and an
 * isotype before "anti-" does, too. No blank follows the commas of Chinese and Japanese keyboards.
 */
const between =
  /[,;](?![^(]*\))\s+|[，；、](?![^（(]*[)）])|\s+(?:\+|plus)\s+|(?<!\big[a-z]\d?)\s+(?=anti-)/i;

/** Reads the findings of a line of a report. */
export function readReportedFindings(typed: string): Finding[] {
  return typed
    .split(between)
    .map(readReported)
    .filter(({ name }) => name !== '');
}
