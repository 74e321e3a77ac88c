import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Dialog } from './overlays/Dialog';

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
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconQuote size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Cite
      </Button>
      <Dialog opened={isOpen} onClose={close} title={title} size="lg">
        {children}
      </Dialog>
    </>
  );
}
