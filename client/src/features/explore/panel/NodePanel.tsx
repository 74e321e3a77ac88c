import { Box, CloseButton, Group } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconList } from '@tabler/icons-react';
import type { Ref } from 'react';

import { ButtonLink } from '../../../components/ButtonLink';
import { EntityLabel } from '../../../components/EntityLabel';
import { formatCount } from '../../../components/format';
import { ToolButton, ToolLink } from '../../../components/ToolButton';
import { paths } from '../../../paths';
import { entriesWith, type ExploreView } from '../exploreView';
import { formatAtLeast } from '../graph/describe';
import { neighboursIn } from '../graph/mergeNeighbourhoods';
import type { Associations, Network, NetworkNode } from '../graph/network';
import { Neighbours } from './Neighbours';
import classes from './NodePanel.module.css';

interface NodePanelProps {
  readonly node: NetworkNode;
  readonly view: ExploreView;
  readonly network: Network;
  /** The neighbourhood of the node; `undefined` while loading. */
  readonly neighbourhood: Associations | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onExpanded: (isExpanded: boolean) => void;
  readonly onNeighbour: (id: string, isShown: boolean) => void;
  readonly onClose: () => void;
  /** Called when the user returns to the drawing; the node stays selected. */
  readonly onLeave: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The selected node: its kind, its entries and its neighbours. */
export function NodePanel({ node, view, network, neighbourhood, headingRef, ...props }: NodePanelProps) {
  const neighbours = neighboursIn(neighbourhood ?? network, node.id);
  const shown = new Set(network.nodes.map(({ id }) => id));
  const hidden = neighbours.filter(({ id }) => !shown.has(id)).length;
  const isExpanded = view.expanded.includes(node.id);
  return (
    <section
      data-framed
      className={classes.panel}
      aria-label={`About ${node.label}`}
      onKeyDown={({ key }) => key === 'Escape' && props.onLeave()}
    >
      <Group gap={0} wrap="nowrap" justify="space-between" pr={8}>
        <EntityLabel kind={node.kind} />
        <CloseButton size="sm" aria-label="Deselect" title="Deselect" onClick={props.onClose} />
      </Group>
      <h2 className={classes.title} tabIndex={-1} ref={headingRef}>
        {node.label}
      </h2>
      <Box data-buttons pb={12} pr={12}>
        <ToolLink
          Icon={IconList}
          variant="filled"
          size="compact-md"
          to={paths.entries(entriesWith(view, [node.id]))}
        >
          Show {formatAtLeast(node)}
        </ToolLink>
        <ButtonLink to={paths.overview(node.kind, node.label)} variant="default" size="compact-md">
          Open its page
        </ButtonLink>
        {(hidden > 0 || isExpanded) && (
          <ToolButton
            Icon={isExpanded ? IconArrowsMinimize : IconArrowsMaximize}
            size="compact-md"
            onClick={() => props.onExpanded(!isExpanded)}
          >
            {isExpanded ? 'Collapse' : `Expand: ${formatCount(hidden, 'more neighbour', 'more neighbours')}`}
          </ToolButton>
        )}
      </Box>
      <Neighbours
        node={node}
        view={view}
        neighbours={neighbours}
        shown={shown}
        isComplete={neighbourhood !== undefined}
        error={props.error}
        onRetry={props.onRetry}
        onNeighbour={props.onNeighbour}
      />
    </section>
  );
}
