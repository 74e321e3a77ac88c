import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './CiteButton.module.css';
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
        leftSection={<IconQuote size={16} />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Cite
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={title}
        size="lg"
        radius="sm"
        transitionProps={{ duration: 120 }}
        // A page has one banner landmark, and this header is not it.
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{ content: classes.dialog, title: classes.title }}
      >
        {children}
      </Dialog>
    </>
  );
}
