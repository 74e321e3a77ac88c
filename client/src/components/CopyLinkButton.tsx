import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';

import { copyText } from './copyText';

interface CopyLinkButtonProps {
  /** A path of this site, as `paths` creates it. */
  readonly path: string;
}

/** Copies the full address of a page of this site. */
export function CopyLinkButton({ path }: CopyLinkButtonProps) {
  const handleClick = () => copyText(new URL(path, window.location.origin).href, 'linkCopied');
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconLink size={16} aria-hidden="true" />}
      onClick={handleClick}
    >
      Copy link
    </Button>
  );
}
