import type { NamedDisease } from './disease-names.js';

/** Consecutive words that are a name of diseases, or of what else is looked up. */
export interface NamedSpan<Named = NamedDisease> {
  readonly words: readonly string[];
  readonly named: readonly Named[];
}

/** Maximum number of words in the name of a disease, and maximum number of typed words that are examined. */
const maxNameWords = 10;
const maxWords = 40;

/** Returns the longest known names among typed words. Does not look for a name within another one. */
export function namedSpans<Named>(
  typed: readonly string[],
  namedBy: (phrase: string) => readonly Named[],
): readonly NamedSpan<Named>[] {
  const words = typed.slice(0, maxWords);
  const spans: NamedSpan<Named>[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + maxNameWords); to > from; to -= 1) {
      if (isCut(words, from) || isCut(words, to)) continue;
      const span = words.slice(from, to);
      const named = namedBy(span.join(' '));
      if (named.length === 0) continue;
      spans.push({ words: span, named });
      from = to - 1;
      break;
    }
  }
  return spans;
}

/** `mda 5` and `ss a` are single names with a blank, so no disease name begins or ends between their words. */
function isCut(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  const after = words[at];
  if (before === undefined || after === undefined) return false;
  return /^[a-z]{1,4}$/.test(before) && /^(?:\d{1,3}[a-z]?|[a-z])$/.test(after);
}
