/** A sensitivity as an entry states it: its words, and the share from 0 to 1. */
interface KnownSensitivity {
  readonly text: string;
  readonly value: number | null;
}

const leading = /^(?:(?:about|over|at least|median)\s+)?(\d{1,3}(?:\.\d+)?)\s?%(?!\s*CI)/i;

/**
 * Returns the first sensitivity that one of these texts states, `null` for none. Where a text does not begin with a
 * percentage nothing is read: an absent finding must not count because of a number that means something else.
 */
export function knownSensitivity(texts: readonly string[]): KnownSensitivity | null {
  for (const text of texts) {
    const [words, percent] = leading.exec(text.trim()) ?? [];
    if (words !== undefined && Number(percent) <= 100) return { text: words, value: Number(percent) / 100 };
  }
  return null;
}
