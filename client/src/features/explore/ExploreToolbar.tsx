import { type AssociationKind, associationKinds } from '@contract/associations';
import { limits } from '@contract/limits';
import { Box, Group, UnstyledButton } from '@mantine/core';

import { entities } from '../../components/entities';
import { formatEntries, formatNumber } from '../../components/format';
import { ToolbarSelect } from '../../components/list/ListToolbar';
import { ToolbarPanel } from '../../components/list/ToolbarPanel';
import classes from './ExploreToolbar.module.css';
import { type ExploreView, nodeLimits, type ShowView } from './exploreView';
import { usefulLeastCounts } from './graph/leastCounts';
import type { Network } from './graph/network';
import { KindSymbol } from './KindSymbol';
import { NodeSearch } from './NodeSearch';

interface ExploreToolbarProps {
  readonly view: ExploreView;
  /** The whole network, and the part that passes the filters; `undefined` while loading. */
  readonly network: Network | undefined;
  readonly visible: Network | undefined;
  readonly onView: ShowView;
  /** Called with the id of a node chosen in the search. */
  readonly onFind: (id: string) => void;
}

/** The node search and the filters of the network. */
export function ExploreToolbar({ view, network, visible, onView, onFind }: ExploreToolbarProps) {
  const leastCounts = withChosen(network ? usefulLeastCounts(network, view.kinds) : [1], view.least);
  return (
    <ToolbarPanel label="Filters of the network">
      <NodeSearch network={visible} onFind={onFind} />
      <KindToggles kinds={view.kinds} network={visible} onKinds={(kinds) => onView({ kinds })} />
      <div className={classes.choices}>
        {leastCounts.length > 1 && (
          <ToolbarSelect
            label="Associations"
            isNarrow
            value={String(view.least)}
            options={leastCounts.map((least) => ({
              value: String(least),
              label: least === 1 ? 'All' : `${formatEntries(least)} or more`,
            }))}
            onChoose={(least) => onView({ least: Number(least) })}
          />
        )}
        <ToolbarSelect
          label="Maximum number of nodes"
          isNarrow
          value={String(view.limit)}
          options={withChosen(nodeLimits, view.limit).map((limit) => ({
            value: String(limit),
            label:
              limit === limits.associations.nodes.max
                ? `${formatNumber(limit)} (maximum)`
                : formatNumber(limit),
          }))}
          onChoose={(limit) => onView({ limit: Number(limit) })}
        />
      </div>
    </ToolbarPanel>
  );
}

/** Adds the current value to the options, because a URL may contain a number that is not offered. */
function withChosen(offered: readonly number[], chosen: number): number[] {
  return offered.includes(chosen) ? [...offered] : [...offered, chosen].sort((one, other) => one - other);
}

interface KindTogglesProps {
  readonly kinds: readonly AssociationKind[];
  readonly network: Network | undefined;
  readonly onKinds: (kinds: readonly AssociationKind[]) => void;
}

/** The legend of the network; its buttons hide and show the kinds of nodes. */
function KindToggles({ kinds, network, onKinds }: KindTogglesProps) {
  const handleKind = (kind: AssociationKind) => {
    const next = associationKinds.filter((one) => kinds.includes(one) !== (one === kind));
    // Hiding the last kind shows all kinds, because an empty network is of no use.
    onKinds(next.length === 0 ? associationKinds : next);
  };
  return (
    <fieldset>
      <Box component="legend" h="1.25rem" mb={4} fz="xs" fw={600}>
        Kinds
      </Box>
      <Group gap={4}>
        {associationKinds.map((kind) => (
          <UnstyledButton
            key={kind}
            className={classes.kind}
            aria-pressed={kinds.includes(kind)}
            onClick={() => handleKind(kind)}
          >
            <KindSymbol kind={kind} />
            {entities[kind].plural}
            <span data-text="note" className={classes.count}>
              {network && formatNumber(network.nodes.filter((node) => node.kind === kind).length)}
            </span>
          </UnstyledButton>
        ))}
      </Group>
    </fieldset>
  );
}
