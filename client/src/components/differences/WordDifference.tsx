import { VisuallyHidden } from '@mantine/core';

import { type DifferencePiece, wordDifference } from './wordDifference';
import classes from './WordDifference.module.css';

interface WordDifferenceProps {
  /** What stood there; null for nothing. */
  readonly before: string | null;
  /** What stands there now; null for nothing. */
  readonly after: string | null;
  /** What of it is shown, where the two texts stand beside each other. @default 'both' */
  readonly side?: 'both' | 'before' | 'after';
}

/** A text that changed, with what went struck through and what came underlined; readers of screens are told which. */
export function WordDifference({ before, after, side = 'both' }: WordDifferenceProps) {
  const pieces = wordDifference(before ?? '', after ?? '').filter(({ kind }) => kind !== left[side]);
  return (
    <span className={classes.text}>
      {pieces.map((piece, position) => (
        // Pieces have no identity but their place, and none of them keeps a state.
        <Piece key={position} {...piece} />
      ))}
    </span>
  );
}

/** What is left out. */
const left = { both: null, before: 'added', after: 'removed' } as const;

function Piece({ kind, text }: DifferencePiece) {
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element className={classes[kind]}>
      {/* Few screen readers say that a text was added or removed. */}
      <VisuallyHidden component="span">{kind}: </VisuallyHidden>
      {text}
      <VisuallyHidden component="span">, </VisuallyHidden>
    </Element>
  );
}
