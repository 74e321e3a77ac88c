import { storageKeys } from '@contract/storage-keys';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';

import type { ShowView } from '../../../hooks/useAddressView';
import type { EntriesView } from './entriesSearchParams';
import {
  areDefaultColumns,
  type ColumnName,
  columnsNamed,
  defaultColumns,
  type EntryColumn,
  readColumns,
} from './entryColumns';

/**
 * The visible columns: those in the URL, otherwise those stored in this browser, otherwise the defaults. Stored columns
 * are written into the URL, so that a shared link shows the same columns to others.
 */
export function useEntryColumns(view: EntriesView, showView: ShowView<EntriesView>) {
  const [stored, store, clear] = useLocalStorage<readonly ColumnName[] | null>({
    key: storageKeys.entryColumns,
    defaultValue: null,
    getInitialValueInEffect: false,
    serialize: (names) => names?.join() ?? '',
    deserialize: readColumns,
  });
  useEffect(
    function writeToAddress() {
      if (view.columns === null && stored !== null) showView({ ...view, columns: stored }, { replace: true });
    },
    [view, stored, showView],
  );
  const columns = useMemo<readonly EntryColumn[]>(
    () => columnsNamed(view.columns ?? stored ?? defaultColumns),
    [view.columns, stored],
  );
  const chooseColumns = (names: readonly ColumnName[]) => {
    const isUsual = areDefaultColumns(names);
    if (isUsual) clear();
    else store(names);
    showView({ ...view, columns: isUsual ? null : names }, { replace: true });
  };
  return { columns, chooseColumns };
}
