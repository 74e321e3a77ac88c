import { bibtexCitation } from './bibtexCitation';
import type { Citation } from './citation';
import { plainCitation } from './plainCitation';
import { risCitation } from './risCitation';

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
