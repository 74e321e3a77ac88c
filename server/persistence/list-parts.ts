import { fold } from '../../schema/contract/rules/fold.js';

/** The separators of list parts: a semicolon, and all that folding turns into one. */
const separator = /[;\u037e\ufe14\ufe54\uff1b]/;

/** A part of a list: its original text, and the folded text that comparisons use. */
interface ListPart {
  readonly text: string;
  readonly folded: string;
}

/**
 * Returns the distinct parts of a cell that holds a list, in its order. Parts that fold to the same text count once;
 * blank parts are left out.
 */
export function listParts(cell: string): readonly ListPart[] {
  const parts = new Map<string, ListPart>();
  for (const piece of cell.split(separator)) {
    const part = { text: piece.trim(), folded: fold(piece) };
    if (part.folded !== '' && !parts.has(part.folded)) parts.set(part.folded, part);
  }
  return [...parts.values()];
}
