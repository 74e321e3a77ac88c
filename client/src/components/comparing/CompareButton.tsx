import { IconColumns3 } from '@tabler/icons-react';

import { ToolButton } from '../ToolButton';
import { useCompareToggle } from './useCompareToggle';

/** Selects the entry of a page for comparison. */
export function CompareButton({ accession }: { readonly accession: string }) {
  const { isChosen, toggle } = useCompareToggle(accession);
  return (
    <ToolButton
      Icon={IconColumns3}
      variant={isChosen ? 'light' : 'default'}
      aria-pressed={isChosen}
      onClick={toggle}
    >
      Compare
    </ToolButton>
  );
}
