import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is too narrow for tables. Right at the first paint already. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
}
