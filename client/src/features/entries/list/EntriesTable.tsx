import type { SortKey } from '@contract/entry-filters';

import { clamped } from '../../../components/ClampedTexts';
import { CompareCheckbox } from '../../../components/comparing/CompareCheckbox';
import { ListTable } from '../../../components/list/ListTable';
import type { EntryFieldsFragment } from '../../../generated/types';
import { MatchExcerpt } from '../match/MatchExcerpt';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesTable.module.css';
import { EntryCell } from './EntryCell';
import type { ColumnName, EntryColumn } from './entryColumns';
import { EntryLink } from './EntryLink';

interface EntriesTableProps {
  readonly entries: readonly EntryFieldsFragment[];
  readonly columns: readonly EntryColumn[];
  /** Whether rows are compact. */
  readonly isCompact: boolean;
  readonly view: EntriesView;
  readonly onSort: (sortBy: SortKey) => void;
}

/** The least width of the page in a window that is wider than 68 em; a wider table scrolls in its own frame. */
const pageWidthRem = 63;

/** Entries as table rows, with a sticky header and, if the table scrolls, a sticky first column. */
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
        isCut: position === 0,
        cell: (entry: EntryFieldsFragment) =>
          position === 0 ? (
            <NamingCell entry={entry} name={column.name} isRepeat={repeats.has(entry)} />
          ) : (
            <span className={classes.lines} {...clamped}>
              <EntryCell entry={entry} name={column.name} />
            </span>
          ),
      }))}
      rows={entries}
      sorting={{ by: view.sortBy, order: view.sortOrder, onSort }}
      below={(entry) => (
        <MatchExcerpt
          entryId={entry.id}
          shown={columns.map(({ name }) => name)}
          around={(line) => (
            <tr className={classes.reason}>
              <td colSpan={columns.length}>{line}</td>
            </tr>
          )}
        />
      )}
      minWidth={`${width}rem`}
      height={isCompact ? 'compact' : 'dense'}
      isWide={width > pageWidthRem}
      className={classes.entries}
    />
  );
}

interface NamingCellProps {
  readonly entry: EntryFieldsFragment;
  readonly name: ColumnName;
  /** Whether the row above has the same disease; the name is then muted. */
  readonly isRepeat: boolean;
}

/** The cell of the first column, which links to the entry. */
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
