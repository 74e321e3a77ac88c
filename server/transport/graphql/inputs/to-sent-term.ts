import type { TermInput } from '../../../nouns/vocabulary.js';
import type { TermInput as SentTerm } from '../../../services/vocabulary/read-term.js';

/** Converts the input to the form that services expect, which is that of REST. */
export function toSentTerm(input: TermInput): SentTerm {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([key, value]: [string, unknown]) => [
        key,
        Array.isArray(value) ? value.map(withoutNulls) : value,
      ]),
  );
}

function withoutNulls(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
