import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Prints the page. */
export function PrintButton() {
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPrinter size={16} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
