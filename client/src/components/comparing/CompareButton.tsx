import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';

import { useCompareToggle } from './useCompareToggle';

/** Selects the entry of a page for comparison. */
export function CompareButton({ accession }: { readonly accession: string }) {
  const { isChosen, toggle } = useCompareToggle(accession);
  return (
    <Button
      variant={isChosen ? 'light' : 'default'}
      size="compact-sm"
      aria-pressed={isChosen}
      leftSection={<IconColumns3 size={16} aria-hidden="true" />}
      onClick={toggle}
    >
      Compare
    </Button>
  );
}
