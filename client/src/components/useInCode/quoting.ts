/** What a terminal or an editor would not show, or would take for a key: control characters, marks, unusual line ends. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const each = (pattern: RegExp) => new RegExp(pattern, 'gu');

/** Whether a text holds characters that nobody could see where it is pasted. */
export function holdsUnseen(text: string): boolean {
  return unseen.test(text);
}

/** A text as a word of a POSIX shell: within single quotes nothing has a meaning but their end. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const named: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** A text as a literal that Python and R read alike: within double quotes, what cannot be seen written as its number. */
export function doubleQuoted(text: string): string {
  const escaped = text
    .replace(/["\\]/g, String.raw`\$&`)
    .replace(each(unseen), (sign) => named[sign] ?? numbered(sign));
  return `"${escaped}"`;
}

function numbered(sign: string): string {
  const hex = (sign.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? String.raw`\U${hex.padStart(8, '0')}` : String.raw`\u${hex.padStart(4, '0')}`;
}
