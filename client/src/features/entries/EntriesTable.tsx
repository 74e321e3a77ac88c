import type { SortKey } from '@contract/entry-filters';
import { Table } from '@mantine/core';

import type { EntryFieldsFragment } from '../../generated/graphql';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesTable.module.css';
import { entryColumns } from './entryColumns';
import { EntryRow } from './EntryRow';
import { SortableHeader } from './SortableHeader';

interface EntriesTableProps {
  readonly entries: readonly EntryFieldsFragment[];
  readonly view: EntriesView;
  readonly onSort: (sortBy: SortKey) => void;
}

/** Entries as rows: dense, with a header that stays and a first column that stays when there is no room for all. */
export function EntriesTable({ entries, view, onSort }: EntriesTableProps) {
  return (
    <div className={classes.frame} tabIndex={0} role="region" aria-label="Table of entries">
      <Table className={classes.table} aria-label="Entries">
        <Table.Thead className={classes.head}>
          <Table.Tr>
            {entryColumns.map((column) => (
              <SortableHeader key={column.name} column={column} view={view} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry, position) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              isRepeat={entry.disease === entries[position - 1]?.disease}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
