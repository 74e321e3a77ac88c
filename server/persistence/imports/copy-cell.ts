const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = /[\\\t\n\r]/;
const escapedAll = /[\\\t\n\r]/g;

/** Returns a value in the text format of COPY; `null` becomes its NULL marker. */
export function copyCell(text: string | null): string {
  if (text === null) return '\\N';
  return escaped.test(text) ? text.replace(escapedAll, (letter) => escapes[letter] ?? letter) : text;
}
