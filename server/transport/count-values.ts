const [quote, comma, list, backslash, endOfList, object, endOfObject] = [34, 44, 91, 92, 93, 123, 125];

/** The maximum numbers of values in a JSON text, of names in one of its objects, and of open lists and objects. */
interface ValueLimits {
  readonly values: number;
  readonly names: number;
  readonly depth: number;
}

/**
 * Returns the first limit that a JSON text exceeds: of its values or names, or of its depth; `null` if it exceeds none.
 * Scans the text without parsing.
 */
export function excessOf(text: string, most: ValueLimits): 'values' | 'depth' | null {
  if (text.length <= Math.min(most.values, most.names, most.depth)) return null;
  let values = 0;
  /** The number of names of each open object; of a list it is not counted. */
  const names: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === quote) at = endOfText(text, at);
    else if (letter === endOfList || letter === endOfObject) names.pop();
    else if (letter === comma || letter === list || letter === object) {
      values += 1;
      const open = letter === comma ? (names.pop() ?? 0) + 1 : letter === list ? Number.NaN : 1;
      names.push(open);
      if (values > most.values || open > most.names) return 'values';
      if (names.length > most.depth) return 'depth';
    }
  }
  return null;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
