import type { Citation } from './citation';

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

/** Characters that TeX interprets. Braces need named commands: BibTeX counts them even after a backslash. */
const commands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  $: String.raw`\$`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  '%': String.raw`\%`,
  _: String.raw`\_`,
  '–': '--',
  '—': '---',
  '’': "'",
  µ: String.raw`$\mu$`,
};

const greek = (
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau ' +
  'upsilon phi chi psi omega'
).split(' ');
const firstGreek = 'α'.charCodeAt(0);

/** Escapes a text so that TeX prints it unchanged; accented letters need no escape because TeX reads UTF-8. */
export function escapeBibtex(text: string): string {
  return text.replace(/[\\{}~^<>$&#%_–—’µα-ω]/g, (sign) => commands[sign] ?? greekLetter(sign));
}

/** Antigen names contain Greek letters, which most TeX text fonts lack. */
function greekLetter(letter: string): string {
  const name = greek[letter.charCodeAt(0) - firstGreek];
  if (name === undefined) return letter;
  return name === 'omicron' ? 'o' : `$\\${name}$`;
}
