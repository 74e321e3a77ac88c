import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import type { StatisticsAddress } from '../../../addresses';
import { entities } from '../../../components/entities';
import { formatNumber } from '../../../components/format';
import type { ListColumn } from '../../../components/list/ListTable';
import { TextLink } from '../../../components/TextLink';
import { paths } from '../../../paths';
import { entriesWith, type ExploreView } from '../exploreView';
import { formatAtLeast } from '../graph/describe';
import type { NetworkNode } from '../graph/network';
import { KindSymbol } from '../KindSymbol';
import classes from './NetworkTable.module.css';
import type { AssociationRow, NodeRow } from './rows';

/** A column of the network table, which can be sorted. */
export interface NetworkColumn<Row> extends ListColumn<Row> {
  /** The value by which rows are sorted. */
  readonly value: (row: Row) => string | number;
}

interface Context {
  readonly view: ExploreView;
  /** Whether the window has room only for names and numbers of entries. */
  readonly isPhone: boolean;
  readonly onFocus: (id: string) => void;
}

/** The columns of nodes: pressing a name selects the node, the number links to its entries. */
export function nodeColumns({ view, isPhone, onFocus }: Context): readonly NetworkColumn<NodeRow>[] {
  const name: NetworkColumn<NodeRow> = {
    label: 'Name',
    share: 52,
    value: ({ label }) => label,
    cell: (row) => (
      <NodeButton node={row} onFocus={onFocus}>
        {isPhone && <VisuallyHidden>, {entities[row.kind].word.toLowerCase()}</VisuallyHidden>}
      </NodeButton>
    ),
  };
  const count: NetworkColumn<NodeRow> = {
    label: 'Entries',
    share: isPhone ? 22 : 14,
    value: (row) => row.count,
    cell: (row) => <EntriesLink counted={row} to={entriesWith(view, [row.id])} of={row.label} />,
  };
  if (isPhone) return [name, count];
  const kindOf = ({ kind }: NodeRow) => <span data-text="quiet">{entities[kind].word}</span>;
  const degreeOf = ({ degree }: NodeRow) => degree;
  return [
    name,
    { label: 'Kind', share: 18, value: ({ kind }) => kind, cell: kindOf },
    { label: 'Associations', share: 16, value: degreeOf, cell: degreeOf },
    count,
  ];
}

/** The columns of associations: the two nodes, and the number of entries. */
export function associationColumns({
  view,
  isPhone,
  onFocus,
}: Context): readonly NetworkColumn<AssociationRow>[] {
  return [
    {
      label: 'Disease or autoantibody',
      share: 43,
      value: ({ from }) => from.label,
      cell: ({ from }) => <NodeButton node={from} onFocus={onFocus} />,
    },
    {
      label: 'Associated with',
      share: 43,
      value: ({ to }) => to.label,
      cell: ({ to }) => <NodeButton node={to} onFocus={onFocus} />,
    },
    {
      label: 'Entries',
      share: isPhone ? 30 : 14,
      value: ({ count }) => count,
      cell: (row) => (
        <EntriesLink
          counted={row}
          to={entriesWith(view, [row.source, row.target])}
          of={`${row.from.label} and ${row.to.label}`}
        />
      ),
    },
  ];
}

interface NodeButtonProps {
  readonly node: NetworkNode;
  readonly onFocus: (id: string) => void;
  /** Additional text after the name. */
  readonly children?: ReactNode;
}

/** A node in a row; pressing it selects the node. */
function NodeButton({ node: { id, kind, label }, onFocus, children }: NodeButtonProps) {
  return (
    <UnstyledButton className={classes.node} onClick={() => onFocus(id)}>
      <KindSymbol kind={kind} />
      <span>{label}</span>
      {children}
    </UnstyledButton>
  );
}

interface EntriesLinkProps {
  readonly counted: { readonly count: number; readonly isAtLeast: boolean };
  readonly to: StatisticsAddress;
  /** What the entries contain, for the label. */
  readonly of: string;
}

/** A number of entries that links to them. */
function EntriesLink({ counted, to, of }: EntriesLinkProps) {
  const words = formatAtLeast(counted);
  return (
    <TextLink
      to={paths.entries(to)}
      display="inline-block"
      miw={24}
      aria-label={`${words} with ${of}`}
      title={words}
    >
      {counted.isAtLeast && '≥ '}
      {formatNumber(counted.count)}
    </TextLink>
  );
}
