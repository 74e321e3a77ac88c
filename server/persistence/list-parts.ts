import { fold } from '../../schema/contract/rules/fold.js';

/** What stands between the parts of a list; folding makes the other two a plain semicolon. */
const separator = /[;\uff1b\u037e]/;

/** A part of a list as it is written, and folded, by which it is compared. */
interface ListPart {
  readonly text: string;
  readonly folded: string;
}

/** The different parts of a cell that holds a list, in its order; parts that fold alike count once, blank ones never. */
export function listParts(cell: string): readonly ListPart[] {
  const parts = new Map<string, ListPart>();
  for (const piece of cell.split(separator)) {
    const part = { text: piece.trim(), folded: fold(piece) };
    if (part.folded !== '' && !parts.has(part.folded)) parts.set(part.folded, part);
  }
  return [...parts.values()];
}
