import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is too narrow for tables; already correct at the first paint. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
}
