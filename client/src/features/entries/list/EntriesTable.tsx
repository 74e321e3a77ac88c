import type { SortKey } from '@contract/entry-filters';
import { Table } from '@mantine/core';

import { CompareCheckbox } from '../../../components/comparing/CompareCheckbox';
import { ListTable } from '../../../components/list/ListTable';
import type { EntryFieldsFragment } from '../../../generated/types';
import { MatchPlace } from '../match/MatchPlace';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesTable.module.css';
import { EntryCell } from './EntryCell';
import type { ColumnName, EntryColumn } from './entryColumns';
import { EntryLink } from './EntryLink';

interface EntriesTableProps {
  readonly entries: readonly EntryFieldsFragment[];
  readonly columns: readonly EntryColumn[];
  /** Whether rows are as low as they can be. */
  readonly isCompact: boolean;
  readonly view: EntriesView;
  readonly onSort: (sortBy: SortKey) => void;
}

/** What the page is wide enough for, in rem; a wider table scrolls in a frame of its own. */
const roomOfThePage = 60;

/** Entries as rows: dense, with a header that stays and a first column that stays when there is no room for all. */
export function EntriesTable({ entries, columns, isCompact, view, onSort }: EntriesTableProps) {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const repeats = new Set(
    entries.filter(({ disease }, position) => disease === entries[position - 1]?.disease),
  );
  return (
    <ListTable
      label="Entries"
      region="Table of entries"
      columns={columns.map((column, position) => ({
        ...column,
        share: column.width,
        isCut: true,
        cell: (entry: EntryFieldsFragment) =>
          position === 0 ? (
            <NamingCell entry={entry} name={column.name} isRepeat={repeats.has(entry)} />
          ) : (
            <EntryCell entry={entry} name={column.name} />
          ),
      }))}
      rows={entries}
      sorting={{ by: view.sortBy, order: view.sortOrder, onSort }}
      below={(entry) => (
        <MatchPlace
          entryId={entry.id}
          shown={columns.map(({ name }) => name)}
          around={(line) => (
            <Table.Tr className={classes.reason}>
              <Table.Td colSpan={columns.length}>{line}</Table.Td>
            </Table.Tr>
          )}
        />
      )}
      minWidth={`${width}rem`}
      height={isCompact ? 'compact' : 'dense'}
      isWide={width > roomOfThePage}
      className={classes.entries}
    />
  );
}

interface NamingCellProps {
  readonly entry: EntryFieldsFragment;
  readonly name: ColumnName;
  /** Whether the row above is of the same disease, whose name is then said more quietly. */
  readonly isRepeat: boolean;
}

/** What is in the first column leads to the entry. */
function NamingCell({ entry, name, isRepeat }: NamingCellProps) {
  const hasText = name !== 'updatedAt' && entry[name] !== null;
  return (
    <>
      <CompareCheckbox accession={entry.accession} />
      <EntryLink entry={entry} className={isRepeat && name === 'disease' ? classes.repeat : undefined}>
        {hasText ? <EntryCell entry={entry} name={name} asText /> : entry.accession}
      </EntryLink>
    </>
  );
}
