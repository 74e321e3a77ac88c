import type { Citation } from './citation';

/** A citation for reference managers in RIS format: one tag per line. */
export function risCitation(citation: Citation): string {
  const { author, title, publisher, accession, version, date, address } = citation;
  const lines: readonly (readonly [tag: string, value: string])[] = [
    ['TY', 'DATA'],
    ['AU', `${author},`],
    ['TI', title],
    ['T2', publisher],
    ['PB', publisher],
    ['PY', date.slice(0, 4)],
    ['DA', date.replaceAll('-', '/')],
    ['AN', accession],
    ['ET', `Version ${version}`],
    ['UR', address],
    ['ER', ''],
  ];
  return lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('');
}
