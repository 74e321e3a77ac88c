import type { TextPiece } from '@contract/rules/recognise-identifiers';

import { ExternalLink } from './ExternalLink';

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
