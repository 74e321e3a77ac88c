import { fold } from '@contract/rules/fold';
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';

import { entities } from '../../components/entities';
import { formatEntries, formatNumber } from '../../components/format';
import type { Network, NetworkNode } from './graph/network';
import { KindMark } from './KindMark';
import classes from './NodeSearch.module.css';

interface NodeSearchProps {
  readonly network: Network | undefined;
  readonly onFind: (id: string) => void;
}

/** More than one can look through only slow the list down; typing brings the others. */
const shownAtOnce = 60;

/** Looks up a node among those shown, those with most entries first; typing narrows them as search does. */
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
        label: classes.label,
        input: classes.input,
        dropdown: classes.dropdown,
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
      filter={bestFirst}
      limit={shownAtOnce}
      nothingFoundMessage={network === undefined ? 'Loading' : 'Not among the nodes that are shown'}
      searchable
      // Beside the input, so that it belongs to the same landmark; the list itself scrolls, not an area around it.
      comboboxProps={{ shadow: undefined, position: 'bottom-start', withinPortal: false }}
      withScrollArea={false}
    />
  );
}

function Option({ node }: { readonly node: NetworkNode | undefined }) {
  if (node === undefined) return null;
  return (
    <span className={classes.option}>
      <KindMark kind={node.kind} />
      <span className={classes.name}>{node.label}</span>
      <span className={classes.kind}>{entities[node.kind].word}</span>
      <span className={classes.count} title={formatEntries(node.count)}>
        {formatNumber(node.count)}
      </span>
    </span>
  );
}

/** Names that begin with what was typed before those that only hold it. */
const bestFirst: OptionsFilter = ({ options, search, limit }) => {
  const wanted = fold(search.trim());
  const found = options
    .flatMap((option) => (isItem(option) ? [{ option, at: fold(option.label).indexOf(wanted) }] : []))
    .filter(({ at }) => at >= 0);
  const beginning = found.filter(({ at }) => at === 0);
  return [...beginning, ...found.filter(({ at }) => at > 0)].slice(0, limit).map(({ option }) => option);
};

function isItem(option: object): option is ComboboxItem {
  return 'value' in option;
}
