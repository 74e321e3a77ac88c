import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';

/**
 * The form of UniProt accessions (https://www.uniprot.org/help/accession_numbers), optionally followed by an isoform
 * number.
 */
const accession = /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})(?:-[1-9]\d{0,2})?$/;
const separators = /[;,；，、\s]+/;
/** What the forms ask for if the autoantigen has no accession. */
const noProtein = /^not a protein\b/i;

/**
 * Returns what is wrong with a text of UniProt accessions (one, or several between `;`, `,` or blanks, also in full
 * width), or `null`. Only ever a warning: many autoantigens have no accession.
 */
export function uniprotProblem(text: string): string | null {
  if (accession.test(text) || noProtein.test(text)) return null;
  for (const part of text.split(separators)) {
    if (part === '' || accession.test(part)) continue;
    const capitals = part.toUpperCase();
    return accession.test(capitals)
      ? importFileMessages.uniprotCapitals(part, capitals)
      : importFileMessages.uniprotMalformed(text);
  }
  return null;
}
