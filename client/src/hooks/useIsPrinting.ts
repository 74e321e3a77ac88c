import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; it is rendered again before it is. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setIsPrinting(true)));
  useWindowEvent('afterprint', () => setIsPrinting(false));
  return isPrinting;
}
