const [quote, comma, bracket, backslash, brace] = [34, 44, 91, 92, 123];

/** Whether a JSON text contains more than `most` values. Scans the text without parsing the values. */
export function hasMoreValuesThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === quote) at = endOfText(text, at);
    else if (letter === comma || letter === bracket || letter === brace) values += 1;
    if (values > most) return true;
  }
  return false;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
