import { useDisclosure } from '@mantine/hooks';
import { IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Dialog } from './overlays/Dialog';
import { ToolButton } from './ToolButton';

interface CiteButtonProps {
  /** The title of the dialog. */
  readonly title: string;
  /** The content of the dialog. */
  readonly children: ReactNode;
}

/** Opens a dialog with citations. */
export function CiteButton({ title, children }: CiteButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <ToolButton Icon={IconQuote} aria-haspopup="dialog" onClick={open}>
        Cite
      </ToolButton>
      <Dialog opened={isOpen} onClose={close} title={title} size="lg">
        {children}
      </Dialog>
    </>
  );
}
