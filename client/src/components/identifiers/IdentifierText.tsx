import { ExternalLink } from '../ExternalLink';
import type { TextPiece } from './recogniseIdentifiers';

interface IdentifierTextProps {
  readonly pieces: readonly TextPiece[];
}

/** A text whose identifiers are links to their databases. */
export function IdentifierText({ pieces }: IdentifierTextProps) {
  return pieces.map(({ text, href }, position) =>
    href === undefined ? (
      text
    ) : (
      <ExternalLink key={position} href={href} mono>
        {text}
      </ExternalLink>
    ),
  );
}
