import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect } from 'react';

import type { PreviewedRows } from './useImportRows';

/** Fetches the rows that are rendered: those in view, and a few around them. */
export function useFetchVisibleRows({ onSight }: PreviewedRows, items: readonly VirtualItem[]): void {
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(
    function fetchWhatIsSeen() {
      onSight(first, last);
    },
    [onSight, first, last],
  );
}
