import type { SortKey } from '@contract/entry-filters';
import { Table } from '@mantine/core';
import { Fragment } from 'react';

import { ListTable } from '../../../components/list/ListTable';
import { PlainHead, SortableHead } from '../../../components/SortableHead';
import type { EntryFieldsFragment } from '../../../generated/types';
import { MatchPlace } from '../match/MatchPlace';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesTable.module.css';
import type { EntryColumn } from './entryColumns';
import { EntryRow } from './EntryRow';

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
    <ListTable
      label="Entries"
      region="Table of entries"
      widths={columns.map((column) => `${column.width}rem`)}
      minWidth={`${width}rem`}
      rows={isCompact ? 'compact' : 'dense'}
      isWide={width > roomOfThePage}
      className={classes.entries}
      head={columns.map((column) => (
        <ColumnHead key={column.name} column={column} view={view} onSort={onSort} />
      ))}
    >
      {entries.map((entry, position) => (
        <Fragment key={entry.id}>
          <EntryRow
            entry={entry}
            columns={columns}
            isRepeat={entry.disease === entries[position - 1]?.disease}
          />
          <MatchPlace
            entryId={entry.id}
            shown={columns.map(({ name }) => name)}
            around={(line) => (
              <Table.Tr className={classes.reason}>
                <Table.Td colSpan={columns.length}>{line}</Table.Td>
              </Table.Tr>
            )}
          />
        </Fragment>
      ))}
    </ListTable>
  );
}

type ColumnHeadProps = Pick<EntriesTableProps, 'view' | 'onSort'> & { readonly column: EntryColumn };

/** Names a column in its entity's colour, and sorts by it where that can be done. */
function ColumnHead({ column, view, onSort }: ColumnHeadProps) {
  const { sortKey, label, description, entity } = column;
  if (sortKey === null) return <PlainHead label={label} description={description} />;
  const order = view.sortBy === sortKey ? view.sortOrder : undefined;
  return <SortableHead {...{ label, description, entity, order }} onSort={() => onSort(sortKey)} />;
}
