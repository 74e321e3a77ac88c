import { listDefaults, measuredFilters } from '@contract/entry-filters';
import { Group } from '@mantine/core';
import {
  IconBinaryTree2,
  IconChartBar,
  IconLayoutGrid,
  IconTable,
  IconTopologyStar3,
} from '@tabler/icons-react';
import { useState } from 'react';

import { CopyLinkButton } from '../../../components/CopyLinkButton';
import { criteriaAddress } from '../../../components/listCriteria';
import { ShowAsSwitch } from '../../../components/ShowAsSwitch';
import { ToolLink } from '../../../components/ToolButton';
import { entriesInCode } from '../../../components/useInCode/entriesInCode';
import { UseInCodeButton } from '../../../components/useInCode/UseInCodeButton';
import { paths } from '../../../paths';
import { ColumnsMenu } from './ColumnsMenu';
import { addressOf, type Display, displays, type EntriesView } from './entriesSearchParams';
import type { ColumnName, EntryColumn } from './entryColumns';
import { ExportMenu } from './ExportMenu';
import classes from './ListBar.module.css';
import { PresetSwitch } from './PresetSwitch';
import { SortSelect } from './SortSelect';
import { withDisplay } from './viewChanges';

interface ListBarProps {
  readonly view: EntriesView;
  /** The display in use here; never a table on a phone. */
  readonly display: Display;
  readonly total: number | undefined;
  readonly columns: readonly EntryColumn[];
  readonly isPhone: boolean;
  readonly isCompact: boolean;
  readonly onView: (view: EntriesView) => void;
  readonly onColumns: (names: readonly ColumnName[]) => void;
  readonly onCompact: (isCompact: boolean) => void;
}

const onPhone = ['cards', 'tree'] as const;

const displayLabels = {
  table: { label: 'Table', Icon: IconTable },
  cards: { label: 'Cards', Icon: IconLayoutGrid },
  tree: { label: 'Tree', Icon: IconBinaryTree2 },
} as const satisfies Record<Display, unknown>;

/** Controls of the list: display, order, columns, export, and links to other pages about the same entries. */
export function ListBar({ view, display, columns, onView, ...props }: ListBarProps) {
  // What was used has the focus, and must not disappear.
  const [isSortUsed, setIsSortUsed] = useState(false);
  const isTableSorted = display === 'table' && (isSortUsed || isSortOffered(view, columns));
  const hasSort = display === 'cards' || isTableSorted;
  const names = columns.map(({ name }) => name);
  const handleSort = (sorted: EntriesView) => {
    setIsSortUsed(true);
    onView(sorted);
  };
  const link = paths.entries(addressOf({ ...view, columns: names }));
  const narrowed = criteriaAddress(view);
  return (
    <Group gap={12} data-screen-only>
      <ShowAsSwitch<Display>
        value={display}
        shapes={props.isPhone ? onPhone : displays}
        words={displayLabels}
        onShow={(chosen) => onView(withDisplay(view, chosen))}
      />
      {display === 'table' && <PresetSwitch columns={columns} onColumns={props.onColumns} />}
      {hasSort && <SortSelect view={view} onView={handleSort} />}
      <div data-buttons className={classes.actions}>
        {display === 'table' && (
          <ColumnsMenu
            columns={columns}
            isCompact={props.isCompact}
            onColumns={props.onColumns}
            onCompact={props.onCompact}
          />
        )}
        <ExportMenu view={view} total={props.total} columns={columns} isTable={display === 'table'} />
        {/* These names are also for users who do not see the list next to them. */}
        <ToolLink
          Icon={IconChartBar}
          to={paths.statistics(narrowed)}
          aria-label="Statistics of these entries"
        >
          Statistics
        </ToolLink>
        <ToolLink
          Icon={IconTopologyStar3}
          to={paths.explore({ tab: 'network', ...narrowed })}
          aria-label="Explore these entries as a network"
        >
          Explore
        </ToolLink>
        <UseInCodeButton view={() => entriesInCode(link, view, names)} />
        <CopyLinkButton path={link} />
      </div>
    </Group>
  );
}

/** Where no column head shows the order, or something without one is worth sorting by: relevance, or a number. */
function isSortOffered({ search, sortBy, filters }: EntriesView, columns: readonly EntryColumn[]) {
  const hasNumbers =
    columns.some(({ name }) => name === 'sensitivity') ||
    measuredFilters.some((name) => filters[name] !== undefined);
  const isShown = sortBy === listDefaults.sortBy || columns.some(({ sortKey }) => sortKey === sortBy);
  return search !== '' || hasNumbers || !isShown;
}
