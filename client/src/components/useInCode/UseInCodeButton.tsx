import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCode } from '@tabler/icons-react';

import type { CodeView } from './codeView';
import { LazyUseInCode } from './LazyUseInCode';

interface UseInCodeButtonProps {
  /** Makes what the page shows, for programs; asked when the dialog is open. */
  readonly view: () => CodeView;
  /** Whether there is nothing to ask for. @default false */
  readonly isDisabled?: boolean;
}

/** Opens the ways to get by a program what a page shows. */
export function UseInCodeButton({ view, isDisabled = false }: UseInCodeButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isDisabled}
        leftSection={<IconCode size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Use in code
      </Button>
      <LazyUseInCode isOpen={isOpen} view={view} onClose={close} />
    </>
  );
}
