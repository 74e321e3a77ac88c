import type { Citation } from './citation';
import { escapeBibtex } from './escapeBibtex';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/**
 * A citation for BibTeX and BibLaTeX. Author and title have double braces: the author is not a person's name, and the
 * capitals of the title must stay because antigen names contain them. Both programs read `url` verbatim.
 */
export function bibtexCitation(citation: Citation): string {
  const { author, title, publisher, accession, version, date, address } = citation;
  const fields = [
    ['author', `{{${escapeBibtex(author)}}}`],
    ['title', `{{${escapeBibtex(title)}}}`],
    ['publisher', `{${escapeBibtex(publisher)}}`],
    ['howpublished', `{${escapeBibtex(publisher)}}`],
    ['year', `{${date.slice(0, 4)}}`],
    ['month', months[Number(date.slice(5, 7)) - 1] ?? '{}'],
    ['note', `{Entry ${accession}, version ${version}, ${date}}`],
    ['url', `{${address}}`],
  ] as const;
  const lines = fields.map(([name, value]) => `  ${name.padEnd(12)} = ${value},\n`);
  return `@misc{${accession},\n${lines.join('')}}\n`;
}
