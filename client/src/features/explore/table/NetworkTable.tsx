import { useState } from 'react';

import { FigureTab, FigureTabs } from '../../../components/list/FigureTabs';
import { Pager } from '../../../components/Pager';
import type { ExploreView, RowKind } from '../exploreView';
import type { Network } from '../graph/network';
import { AssociationsTable } from './AssociationsTable';
import classes from './NetworkTable.module.css';
import { NodesTable } from './NodesTable';
import { type AssociationColumn, associationRows, type NodeColumn, nodeRows, type Sorting } from './sortRows';

interface NetworkTableProps {
  readonly network: Network;
  readonly view: ExploreView;
  readonly isPhone: boolean;
  readonly onRows: (rows: RowKind) => void;
  readonly onFocus: (id: string) => void;
}

const pageSizes = [25, 50, 100, 500] as const;

/** The same as the network in rows: its nodes, or what is associated with what. */
export function NetworkTable({ network, view, isPhone, onRows, onFocus }: NetworkTableProps) {
  const [nodeSorting, setNodeSorting] = useState<Sorting<NodeColumn>>({ by: 'count', order: 'desc' });
  const [sorting, setSorting] = useState<Sorting<AssociationColumn>>({ by: 'count', order: 'desc' });
  const areNodes = view.rows === 'nodes';
  const paging = usePaging(areNodes ? network.nodes.length : network.edges.length);
  const tab = (label: string, rows: RowKind, figure: number) => (
    <FigureTab
      label={label}
      figure={figure}
      isLoading={false}
      isShown={view.rows === rows}
      leadsTo={() => {
        paging.onPage(1);
        onRows(rows);
      }}
    />
  );
  return (
    <div className={classes.twin}>
      <FigureTabs label="Rows">
        {tab('Nodes', 'nodes', network.nodes.length)}
        {tab('Associations', 'associations', network.edges.length)}
      </FigureTabs>
      {areNodes ? (
        <NodesTable
          rows={paging.cut(nodeRows(network, nodeSorting))}
          view={view}
          isPhone={isPhone}
          sorting={nodeSorting}
          onSort={(by) => setNodeSorting(turned(nodeSorting, by))}
          onFocus={onFocus}
        />
      ) : (
        <AssociationsTable
          rows={paging.cut(associationRows(network, sorting))}
          view={view}
          sorting={sorting}
          onSort={(by) => setSorting(turned(sorting, by))}
          onFocus={onFocus}
        />
      )}
      <Pager
        {...paging.state}
        pageSizes={pageSizes}
        what="Rows"
        isNarrow={isPhone}
        onPage={paging.onPage}
        onLimit={paging.onLimit}
      />
    </div>
  );
}

function usePaging(total: number) {
  const [asked, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(pageSizes[0]);
  const pages = Math.max(1, Math.ceil(total / limit));
  // What is left after another filter may end before the page one was on.
  const page = Math.min(asked, pages);
  return {
    state: { page, limit, total, pages },
    cut: <Row,>(rows: readonly Row[]) => rows.slice((page - 1) * limit, page * limit),
    onPage: setPage,
    onLimit: (next: number) => {
      setLimit(next);
      setPage(1);
    },
  };
}

/** Names begin with A, numbers with the most; pressing again turns it round. */
function turned<Column extends string>(before: Sorting<Column>, by: Column): Sorting<Column> {
  if (before.by === by) return { by, order: before.order === 'asc' ? 'desc' : 'asc' };
  return { by, order: by === 'count' || by === 'degree' ? 'desc' : 'asc' };
}
