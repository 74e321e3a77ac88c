import { useDisclosure } from '@mantine/hooks';
import { IconCode } from '@tabler/icons-react';

import { ToolButton } from '../ToolButton';
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
      <ToolButton Icon={IconCode} aria-haspopup="dialog" onClick={open}>
        Use in code
      </ToolButton>
      <UseInCodeDialog isOpen={isOpen} view={view} onClose={close} />
    </>
  );
}
