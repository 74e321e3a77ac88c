import { IconPrinter } from '@tabler/icons-react';

import { ToolButton } from './ToolButton';

/** Prints the page. */
export function PrintButton() {
  return (
    <ToolButton Icon={IconPrinter} onClick={() => window.print()}>
      Print
    </ToolButton>
  );
}
