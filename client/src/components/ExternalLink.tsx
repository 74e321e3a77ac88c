import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Whether it is set in the monospaced font of identifiers. @default false */
  readonly mono?: boolean;
}

/** A link to an external site; it opens in a new tab and is announced as such. */
export function ExternalLink({ href, children, mono = false }: ExternalLinkProps) {
  return (
    <Anchor
      inherit
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-text={mono ? 'mono' : undefined}
    >
      {children}
      <IconExternalLink
        size="0.85em"
        stroke={1.75}
        style={{ marginLeft: '0.2em', verticalAlign: '-0.08em' }}
        data-screen-only
        aria-hidden="true"
      />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  );
}
