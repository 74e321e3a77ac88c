import { Select, type SelectProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';

import { entities } from '../../components/entities';
import field from '../../components/FilterField.module.css';
import { formatEntries, formatNumber } from '../../components/format';
import { inlineDropdown, matchingFirst } from '../../components/searchableOptions';
import type { Network, NetworkNode } from './graph/network';
import { KindSymbol } from './KindSymbol';
import classes from './NodeSearch.module.css';

interface NodeSearchProps {
  readonly network: Network | undefined;
  readonly onFind: (id: string) => void;
}

/** Maximum number of options shown; a longer list is slow, and typing narrows it. */
const maxShown = 60;

/** A search for a visible node, sorted by number of entries; it matches text as the main search does. */
export function NodeSearch({ network, onFind }: NodeSearchProps) {
  const [typed, setTyped] = useState('');
  const byId = useMemo(() => new Map(network?.nodes.map((node) => [node.id, node])), [network]);
  const data = useMemo(() => network?.nodes.map(({ id, label }) => ({ value: id, label })) ?? [], [network]);
  const renderOption: SelectProps['renderOption'] = ({ option }) => <Option node={byId.get(option.value)} />;
  const handleChoice = (id: string | null) => {
    setTyped('');
    if (id !== null) onFind(id);
  };
  return (
    <Select
      className={classes.search}
      classNames={{
        label: field.label,
        options: classes.options,
      }}
      label="Find in the network"
      placeholder="Disease, autoantibody or autoantigen"
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={null}
      data={data}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={handleChoice}
      renderOption={renderOption}
      filter={matchingFirst}
      limit={maxShown}
      nothingFoundMessage={network === undefined ? 'Loading' : 'No visible node matches'}
      searchable
      {...inlineDropdown}
    />
  );
}

function Option({ node }: { readonly node: NetworkNode | undefined }) {
  if (node === undefined) return null;
  return (
    <span className={classes.option}>
      <KindSymbol kind={node.kind} />
      <span className={classes.name}>{node.label}</span>
      <span className={classes.kind}>{entities[node.kind].word}</span>
      <span className={classes.count} title={formatEntries(node.count)}>
        {formatNumber(node.count)}
      </span>
    </span>
  );
}
