import { storageKeys } from '@contract/storage-keys';
import { useLocalStorage } from '@mantine/hooks';

/** Whether rows are as low as they can be: a taste of whoever reads, so it stays in this browser. */
export function useCompactRows() {
  return useLocalStorage<boolean>({
    key: storageKeys.compactRows,
    defaultValue: false,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (text) => text === 'true',
  });
}
