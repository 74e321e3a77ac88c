import type { Part, Quantity } from './clauses.js';
import { nounsAt } from './nouns.js';
import { is, type Token } from './tokens.js';

/** A number with the words before it and after it, and the word that joins it to the number before. */
export interface Stretch {
  readonly head: readonly Token[];
  readonly quantity: Quantity;
  readonly tail: readonly Token[];
  readonly groups: readonly (readonly Token[])[];
  readonly joint: string | null;
}

const joints = [',', 'and', 'versus', 'vs', 'with', 'but', 'while', 'whereas'];

/** Cuts a clause between its numbers; `null` if it is not clear which number the words between two belong to. */
export function stretchesOf(parts: readonly Part[]): Stretch[] | null {
  const stretches: Stretch[] = [];
  let open: {
    head: Token[];
    groups: Token[][];
    joint: string | null;
    quantity: Quantity | null;
    tail: Token[];
  };
  open = { head: [], groups: [], joint: null, quantity: null, tail: [] };
  for (const part of parts) {
    if (part.kind === 'group') open.groups.push([...part.tokens]);
    else if (part.kind === 'word') (open.quantity === null ? open.head : open.tail).push(part.token);
    else if (open.quantity === null) open = { ...open, quantity: part.quantity };
    else {
      const cut = cutBetween(open.tail, open.head);
      if (cut === null) return null;
      stretches.push({ ...open, quantity: open.quantity, tail: cut.tail });
      open = { head: cut.head, groups: [], joint: cut.joint, quantity: part.quantity, tail: [] };
    }
  }
  if (open.quantity !== null) stretches.push({ ...open, quantity: open.quantity });
  return stretches;
}

function cutBetween(
  between: readonly Token[],
  headBefore: readonly Token[],
): { tail: Token[]; head: Token[]; joint: string } | null {
  // "Sensitivity/specificity 57%/97%"; elsewhere a slash does not say what the second number is.
  const isPair = between.length === 1 && is(between[0], '/') && namesTwo(headBefore);
  const place = isPair
    ? 0
    : between.findLastIndex((token, at) => is(token, ...joints) && nounsAt(between, at - 1)?.next !== at + 2);
  if (place >= 0) {
    const [tail, head] = [between.slice(0, place), between.slice(place + 1)];
    return {
      tail: tail.filter((token, at) => at < tail.length - 1 || !is(token, ',')),
      head,
      joint: between[place]?.text ?? '',
    };
  }
  const isNoun = nounsAt(between, 0)?.next === between.length;
  return isNoun && hasNoun(headBefore) ? { tail: [], head: [...between], joint: ',' } : null;
}

function namesTwo(tokens: readonly Token[]): boolean {
  return tokens.some((_token, at) => nounsAt(tokens, at)?.measures.length === 2);
}

function hasNoun(tokens: readonly Token[]): boolean {
  return tokens.some((_token, at) => nounsAt(tokens, at) !== null);
}
