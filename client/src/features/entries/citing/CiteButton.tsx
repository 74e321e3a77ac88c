import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconQuote } from '@tabler/icons-react';

import type { Cited } from './citation';
import { CiteDialog } from './CiteDialog';

interface CiteButtonProps {
  readonly entry: Cited;
}

/** Opens the dialog with the citations of an entry. */
export function CiteButton({ entry }: CiteButtonProps) {
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
      <CiteDialog entry={entry} isOpen={isOpen} onClose={close} />
    </>
  );
}
