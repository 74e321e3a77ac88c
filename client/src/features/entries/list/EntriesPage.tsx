import { clientPages } from '@contract/client-pages';
import { storageKeys } from '@contract/storage-keys';
import { useLocalStorage } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { ButtonLink } from '../../../components/ButtonLink';
import { CompareTray } from '../../../components/comparing/CompareTray';
import { filterTexts } from '../../../components/entryFilters';
import { FilterChips } from '../../../components/FilterChips';
import { formatEntries } from '../../../components/format';
import { ListHead, ListPage } from '../../../components/list/ListPage';
import { EntriesDocument, useEntriesQuery } from '../../../generated/entries';
import { type ShowView, useAddressView } from '../../../hooks/useAddressView';
import { useDisplayedValue } from '../../../hooks/useDisplayedValue';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { NamePages } from '../match/NamePages';
import { EntriesResults } from './EntriesResults';
import { addressOf, type EntriesView, queryOf, readView } from './entriesSearchParams';
import { EntriesToolbar } from './EntriesToolbar';
import {
  areDefaultColumns,
  type ColumnName,
  columnsNamed,
  defaultColumns,
  type EntryColumn,
  readColumns,
  withoutDisease,
} from './entryColumns';
import type { EntryLinkState } from './entryLinkState';
import { ListBar } from './ListBar';
import { withFilter, withoutFilters } from './viewChanges';

const pathOf = (view: EntriesView) => paths.entries(addressOf(view));

/** Browse: the entries that the URL selects, as a table, as cards or as a tree. */
export function EntriesPage() {
  const [view, showView] = useAddressView(readView, pathOf);
  const { columns, chooseColumns } = useEntryColumns(view, showView);
  const [isCompact, setIsCompact] = useCompactRows();
  const isPhone = useIsPhone();
  const result = useEntriesQuery({ variables: queryOf(useDisplayedValue(view)) });
  useRefetchOnFocus(EntriesDocument);
  // While another page loads, the previous one stays, so that the layout does not jump.
  const { entries: page, resolveName: named } =
    result.data ?? (result.loading ? result.previousData : undefined) ?? {};
  const meanings = named?.meanings ?? [];
  const total = page?.pagination.total;
  const display = isPhone && view.display === 'table' ? 'cards' : view.display;
  return (
    <ListPage>
      <ListHead
        title={clientPages.entries.title}
        total={total === undefined ? undefined : formatEntries(total)}
      >
        <NewEntryButton />
      </ListHead>
      <EntriesToolbar view={view} total={total} isPhone={isPhone} onView={showView} />
      <AppliedFilters view={view} onView={showView} />
      <ListBar
        view={view}
        display={display}
        total={total}
        columns={columns}
        isPhone={isPhone}
        isCompact={isCompact}
        onView={showView}
        onColumns={chooseColumns}
        onCompact={setIsCompact}
      />
      <NamePages meanings={meanings} />
      <EntriesResults
        page={page}
        meanings={meanings}
        view={view}
        display={display}
        columns={view.filters.disease === undefined ? columns : withoutDisease(columns)}
        isCompact={isCompact}
        isStale={result.loading}
        error={result.error}
        onView={showView}
        onRetry={result.refetch}
      />
      <CompareTray />
    </ListPage>
  );
}

/** Links to the form of a new entry, which can return to this list; only for users who may create entries. */
function NewEntryButton() {
  const mayCreate = useMay('entries.create');
  const { search } = useLocation();
  const carried: EntryLinkState = { list: search };
  if (!mayCreate) return null;
  return (
    <ButtonLink to={paths.newEntry()} state={carried} leftSection={<IconPlus size={16} aria-hidden="true" />}>
      New entry
    </ButtonLink>
  );
}

/** Whether rows are compact; a personal preference, so it is stored in this browser and not in the URL. */
function useCompactRows() {
  return useLocalStorage<boolean>({
    key: storageKeys.compactRows,
    defaultValue: false,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (text) => text === 'true',
  });
}

interface AppliedFiltersProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** The active filters of the list. The search is in its box, which is not printed. */
function AppliedFilters({ view, onView }: AppliedFiltersProps) {
  const applied = filterTexts(view.filters).map(({ name, ...text }) => ({
    ...text,
    onRemove: () => onView(withFilter(view, name, '')),
  }));
  return (
    <>
      {view.search !== '' && <p data-print-only>Search: {view.search}</p>}
      <FilterChips applied={applied} onClear={() => onView(withoutFilters(view))} />
    </>
  );
}

/**
 * The visible columns: those in the URL, otherwise those stored in this browser, otherwise the defaults. Stored columns
 * are written into the URL, so that a shared link shows the same columns to others.
 */
function useEntryColumns(view: EntriesView, showView: ShowView<EntriesView>) {
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
