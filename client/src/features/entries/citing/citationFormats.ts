import { formatPeriod } from '../../../components/format';
import { bibtexCitation } from './bibtexCitation';
import type { Citation } from './citation';

interface CitationFormat {
  readonly label: string;
  /** The file name extension. */
  readonly extension: string;
  readonly mediaType: string;
  readonly write: (citation: Citation) => string;
}

export type CitationFormatName = 'text' | 'bibtex' | 'ris';

/** The citation formats, in the order of the menu. */
export const citationFormats: Readonly<Record<CitationFormatName, CitationFormat>> = {
  text: { label: 'Text', extension: 'txt', mediaType: 'text/plain', write: plainCitation },
  bibtex: { label: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex', write: bibtexCitation },
  ris: {
    label: 'RIS',
    extension: 'ris',
    mediaType: 'application/x-research-info-systems',
    write: risCitation,
  },
};

/** A citation as a sentence for a list of references. */
export function plainCitation(citation: Citation): string {
  const { author, title, publisher, accession, version, date, address } = citation;
  return `${author}. ${title}. ${publisher}, ${accession}, version ${version} (${formatPeriod(date)}). ${address}`;
}

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
