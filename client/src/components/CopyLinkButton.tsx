import { IconLink } from '@tabler/icons-react';

import { copyText } from './copyText';
import { ToolButton } from './ToolButton';

interface CopyLinkButtonProps {
  /** A path of this site, as `paths` creates it. */
  readonly path: string;
}

/** Copies the full address of a page of this site. */
export function CopyLinkButton({ path }: CopyLinkButtonProps) {
  const handleClick = () => copyText(new URL(path, window.location.origin).href, 'linkCopied');
  return (
    <ToolButton Icon={IconLink} onClick={handleClick}>
      Copy link
    </ToolButton>
  );
}
