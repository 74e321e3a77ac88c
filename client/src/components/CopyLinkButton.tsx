import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';

import { notifyDone, notifyRefused } from './notify';

interface CopyLinkButtonProps {
  /** An address of ours, as `paths` makes it. */
  readonly path: string;
}

/** Copies the full address of a page of ours. */
export function CopyLinkButton({ path }: CopyLinkButtonProps) {
  const handleClick = () => copyAddress(path);
  return (
    <Button variant="default" size="compact-sm" leftSection={<IconLink size={16} />} onClick={handleClick}>
      Copy link
    </Button>
  );
}

async function copyAddress(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    notifyDone('linkCopied');
  } catch {
    // Outside https a page has no clipboard, and a person may have forbidden it.
    notifyRefused('copyRefused');
  }
}
