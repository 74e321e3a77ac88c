import { useMediaQuery } from '@mantine/hooks';

import { useIsPrinting } from './useIsPrinting';

/**
 * Whether the window is too narrow for tables; already correct at the first paint. A sheet of paper has space for them,
 * from whatever screen it is printed.
 */
export function useIsPhone(): boolean {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return !useIsPrinting() && isNarrow;
}
