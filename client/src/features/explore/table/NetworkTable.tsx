import { useState } from 'react';

import type { PageAddress } from '../../../addresses';
import { FigureTab, FigureTabs } from '../../../components/list/FigureTabs';
import { ListTable, type ListTableProps } from '../../../components/list/ListTable';
import { Pager } from '../../../components/Pager';
import type { ExploreView, RowKind } from '../exploreView';
import type { Network } from '../graph/network';
import { associationColumns, type NetworkColumn, nodeColumns } from './networkColumns';
import classes from './NetworkTable.module.css';
import { associationRows, nodeRows, sortRows } from './rows';

interface NetworkTableProps {
  readonly network: Network;
  readonly view: ExploreView;
  readonly isPhone: boolean;
  readonly onRows: (rows: RowKind) => void;
  readonly onFocus: (id: string) => void;
}

interface Sorting {
  /** The label of a column. */
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

const pageSizes = [25, 50, 100, 500] as const;
const mostFirst: Sorting = { by: 'Entries', order: 'desc' };

/** The network as a table of its nodes or of its associations. */
export function NetworkTable({ network, view, isPhone, onRows, onFocus }: NetworkTableProps) {
  const [sortings, setSortings] = useState({ nodes: mostFirst, associations: mostFirst });
  const areNodes = view.rows === 'nodes';
  const paging = useRowPaging(areNodes ? network.nodes.length : network.edges.length);
  const context = { view, isPhone, onFocus };
  const shared = {
    selected: view.focus,
    height: isPhone ? 'roomy' : 'dense',
    sorting: sortings[view.rows],
    onSort: (sorting: Sorting) => setSortings({ ...sortings, [view.rows]: sorting }),
    cut: paging.cut,
  } as const;
  const tab = (label: string, rows: RowKind, figure: number) => (
    <FigureTab
      label={label}
      figure={figure}
      isLoading={false}
      isShown={view.rows === rows}
      target={() => {
        paging.onPaging({ page: 1 });
        onRows(rows);
      }}
    />
  );
  return (
    <div data-stack="14" className={classes.tables}>
      <FigureTabs label="Rows">
        {tab('Nodes', 'nodes', network.nodes.length)}
        {tab('Associations', 'associations', network.edges.length)}
      </FigureTabs>
      {areNodes ? (
        <SortedRows label="Nodes" columns={nodeColumns(context)} rows={nodeRows(network)} {...shared} />
      ) : (
        <SortedRows
          label="Associations"
          columns={associationColumns(context)}
          rows={associationRows(network)}
          {...shared}
        />
      )}
      <Pager {...paging.state} pageSizes={pageSizes} what="Rows" onPaging={paging.onPaging} />
    </div>
  );
}

interface SortedRowsProps<Row> extends Pick<ListTableProps<Row>, 'label' | 'rows' | 'selected' | 'height'> {
  readonly columns: readonly NetworkColumn<Row>[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** Returns the rows of the current page. */
  readonly cut: (rows: readonly Row[]) => readonly Row[];
}

function SortedRows<Row extends { readonly id: string }>(props: SortedRowsProps<Row>) {
  const { columns, rows, sorting, onSort, cut, ...table } = props;
  const sorted = columns.find(({ label }) => label === sorting.by);
  // Names sort ascending first, numbers descending; pressing again reverses the order.
  const handleSort = (column: NetworkColumn<Row>) => {
    const first = rows.some((row) => typeof column.value(row) === 'number') ? 'desc' : 'asc';
    const reversed = sorting.order === 'asc' ? 'desc' : 'asc';
    onSort({ by: column.label, order: column === sorted ? reversed : first });
  };
  return (
    <ListTable
      {...table}
      columns={columns.map((column) => ({ ...column, sortKey: column }))}
      rows={cut(sorted ? sortRows(rows, sorted.value, sorting.order) : rows)}
      sorting={{ by: sorted ?? null, order: sorting.order, onSort: handleSort }}
      tabularNums
    />
  );
}

function useRowPaging(total: number) {
  const [asked, setAsked] = useState<Required<PageAddress>>({ page: 1, limit: pageSizes[0] });
  const { limit } = asked;
  const pages = Math.max(1, Math.ceil(total / limit));
  // After another filter, the current page may be past the end.
  const page = Math.min(asked.page, pages);
  return {
    state: { page, limit, total, pages },
    cut: <Row,>(rows: readonly Row[]) => rows.slice((page - 1) * limit, page * limit),
    onPaging: (change: PageAddress) => setAsked({ ...asked, ...change }),
  };
}
