import { VisuallyHidden } from '@mantine/core';

import { type DifferencePiece, wordDifference } from './wordDifference';
import classes from './WordDifference.module.css';

interface WordDifferenceProps {
  /** The old text; null for none. */
  readonly before: string | null;
  /** The new text; null for none. */
  readonly after: string | null;
  /** The part that is shown when the two texts are shown side by side. @default 'both' */
  readonly side?: 'both' | 'before' | 'after';
}

/** A changed text with removed words struck through and added words underlined; screen readers announce both. */
export function WordDifference({ before, after, side = 'both' }: WordDifferenceProps) {
  const pieces = wordDifference(before ?? '', after ?? '').filter(({ kind }) => kind !== left[side]);
  return (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {pieces.map((piece, position) => (
        // Pieces have no identity except their position, and none of them has a state.
        <Piece key={position} {...piece} />
      ))}
    </span>
  );
}

/** The kind of piece that is left out. */
const left = { both: null, before: 'added', after: 'removed' } as const;

function Piece({ kind, text }: DifferencePiece) {
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element className={classes[kind]}>
      {/* Few screen readers announce that a text was added or removed. */}
      <VisuallyHidden component="span">{kind}: </VisuallyHidden>
      {text}
      <VisuallyHidden component="span">, </VisuallyHidden>
    </Element>
  );
}
