import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the window is too narrow for tables; already correct at the first paint. A sheet of paper has space for them,
 * from whatever screen it is printed.
 */
export function useIsPhone(): boolean {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return !useIsPrinting() && isNarrow;
}

/** Whether the page is being printed; it is rendered again before it is. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setIsPrinting(true)));
  useWindowEvent('afterprint', () => setIsPrinting(false));
  return isPrinting;
}
