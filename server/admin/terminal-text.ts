/**
 * Returns a text for a terminal: control characters and those that reverse its direction are escaped, except line
 * breaks. Files and accounts hold such characters, with which a terminal could be made to show something else.
 */
export function terminalText(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, escaped);
}

/** As `terminalText`, on one line: a text of others cannot look like a line of its own. */
export function terminalLine(text: string): string {
  return terminalText(text.replace(/\s+/g, ' '));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
