/** What TeX would take for a command. Braces go by name: BibTeX counts them even behind a backslash. */
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

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const firstGreek = 'α'.charCodeAt(0);

/** Writes a text so that TeX prints it as it is; accented letters stay, for TeX reads UTF-8. */
export function escapeBibtex(text: string): string {
  return text.replace(/[\\{}~^<>$&#%_–—’µα-ω]/g, (sign) => commands[sign] ?? greekLetter(sign));
}

/** Antigens have Greek letters, which most TeX fonts for text lack. */
function greekLetter(letter: string): string {
  const name = greek[letter.charCodeAt(0) - firstGreek];
  if (name === undefined) return letter;
  return name === 'omicron' ? 'o' : `$\\${name}$`;
}
