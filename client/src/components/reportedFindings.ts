import type { Finding } from '@contract/rules/differential';

/** A titre, which does not count. */
const titre = /\s+\(?[<>≥]?\s*1\s*[:：/]\s*\d+\)?(?=\s|$)/gi;

/** A value with its unit, which does not count beside a result; without one it may be normal. */
const measured = /\s+\(?[<>≥]?\s?\d[\d.,]*\s?(?:[a-zµ]+\/m?l|[gm]pl|[ac]u)\)?$/i;

/** The result at the end of a line of a report, in English, German or French. */
const reported =
  /\s+\(?(?:positi(?:ve?|f)|pos\.?|detected|\+{1,3}|(?<absent>n[eé]gati(?:ve?|f)|neg\.?|not detected))\)?$/i;

/** Reads a finding that may have its titre or value and its result with it. Without a result it is present. */
export function readReported(typed: string): Finding {
  const line = typed.replaceAll(titre, '').trim();
  const found = reported.exec(line.replace(measured, ''));
  if (found === null) return { name: line, result: 'present' };
  const { name, result } = readReported(line.slice(0, found.index).replace(measured, ''));
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
