import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCode } from '@tabler/icons-react';

import type { CodeView } from './codeView';
import { UseInCodeDialog } from './UseInCodeDialog';

interface UseInCodeButtonProps {
  /** Creates the code view of the page; called while the dialog is open. */
  readonly view: () => CodeView;
}

/** Opens a dialog that shows how a program can request the data of a page. */
export function UseInCodeButton({ view }: UseInCodeButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconCode size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Use in code
      </Button>
      <UseInCodeDialog isOpen={isOpen} view={view} onClose={close} />
    </>
  );
}
