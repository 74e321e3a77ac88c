/**
 * Characters that a terminal or an editor does not show, or interprets as a key: control characters, formatting
 * characters, unusual line ends.
 */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const each = (pattern: RegExp) => new RegExp(pattern, 'gu');

/** Whether a text contains characters that are invisible where it is pasted. */
export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}

/** Quotes a text as a word of a POSIX shell: inside single quotes only the closing quote has a meaning. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const named: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Quotes a text as a literal that Python and R read alike: in double quotes, with escapes for invisible characters. */
export function doubleQuoted(text: string): string {
  const escaped = text
    .replace(/["\\]/g, String.raw`\$&`)
    .replace(each(unprintable), (sign) => named[sign] ?? numbered(sign));
  return `"${escaped}"`;
}

function numbered(sign: string): string {
  const hex = (sign.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? String.raw`\U${hex.padStart(8, '0')}` : String.raw`\u${hex.padStart(4, '0')}`;
}
