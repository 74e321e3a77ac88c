/**
 * Text within the XML of a spreadsheet. Characters that XML cannot hold, or would change (a carriage return becomes a
 * line feed), are written `_xHHHH_`, as is the underscore of a text that already has this form.
 */
const mustEscape = /[&<>\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi;
const mayNeedEscape = /[&<>\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|_x/i;
const written = /_x([\da-f]{4})_/gi;

/** Encodes a text for the XML of a cell. */
export function encodeCellText(text: string): string {
  return mayNeedEscape.test(text) ? text.replace(mustEscape, encodeLetter) : text;
}

/** Decodes a text from the XML of a cell. */
export function decodeCellText(text: string): string {
  return text.includes('_x') || text.includes('_X') ? text.replace(written, decodeLetter) : text;
}

function encodeLetter(letter: string): string {
  if (letter === '&') return '&amp;';
  if (letter === '<') return '&lt;';
  if (letter === '>') return '&gt;';
  return `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

function decodeLetter(_all: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}
