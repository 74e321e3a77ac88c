import { ExternalLink } from '../ExternalLink';
import type { TextPiece } from './recogniseIdentifiers';

/** A text whose identifiers are links to their databases. */
export function IdentifierText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
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
