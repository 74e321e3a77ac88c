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
  const [remembered, remember, forget] = useLocalStorage<readonly ColumnName[] | null>({
    key: storageKeys.entryColumns,
    defaultValue: null,
    getInitialValueInEffect: false,
    serialize: (names) => names?.join() ?? '',
    deserialize: readColumns,
  });
  useEffect(
    function tellInAddress() {
      if (view.columns === null && remembered !== null)
        showView({ ...view, columns: remembered }, { replace: true });
    },
    [view, remembered, showView],
  );
  const columns = useMemo<readonly EntryColumn[]>(
    () => columnsNamed(view.columns ?? remembered ?? defaultColumns),
    [view.columns, remembered],
  );
  const chooseColumns = (names: readonly ColumnName[]) => {
    const isUsual = areDefaultColumns(names);
    if (isUsual) forget();
    else remember(names);
    showView({ ...view, columns: isUsual ? null : names }, { replace: true });
  };
  return { columns, chooseColumns };
}
