import type { SortKey } from '@contract/entry-filters';
import { Table } from '@mantine/core';

import { ClampedTexts } from '../../components/ClampedTexts';
import type { EntryFieldsFragment } from '../../generated/graphql';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesTable.module.css';
import type { EntryColumn } from './entryColumns';
import { EntryRow } from './EntryRow';
import { SortableHeader } from './SortableHeader';

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
  return (
    <ClampedTexts>
      <div
        className={classes.frame}
        data-wide={width > roomOfThePage || undefined}
        data-compact={isCompact || undefined}
        tabIndex={0}
        role="region"
        aria-label="Table of entries"
      >
        <Table className={classes.table} style={{ minWidth: `${width}rem` }} aria-label="Entries">
          <colgroup>
            {columns.map((column) => (
              <col key={column.name} style={{ width: `${column.width}rem` }} />
            ))}
          </colgroup>
          <Table.Thead className={classes.head}>
            <Table.Tr>
              {columns.map((column) => (
                <SortableHeader key={column.name} column={column} view={view} onSort={onSort} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map((entry, position) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                columns={columns}
                isRepeat={entry.disease === entries[position - 1]?.disease}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </ClampedTexts>
  );
}
