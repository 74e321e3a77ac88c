import type { Ref } from 'react';

import { entities } from '../../../components/entities';
import { formatCount } from '../../../components/format';
import { type ExploreView, readNodeId, type ShowView } from '../exploreView';
import { formatAtLeast } from '../graph/describe';
import { neighboursIn } from '../graph/mergeNeighbourhoods';
import type { Network, NetworkNode } from '../graph/network';
import type { Found } from '../useNeighbourhoods';
import classes from './ExplorePanel.module.css';
import { NodePanel } from './NodePanel';
import { AbsentPanel, StartPanel } from './StartPanel';

interface ExplorePanelProps {
  readonly view: ExploreView;
  /** The selected node; `undefined` if it is not in the network. */
  readonly node: NetworkNode | undefined;
  readonly network: Network | undefined;
  readonly visible: Network | undefined;
  readonly found: Found;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Called when the user returns from the panel to the drawing. */
  readonly onLeave: () => void;
  readonly onView: ShowView;
}

/** The panel next to the network: the selected node, or suggestions to start with. */
export function ExplorePanel({ view, node, network, visible, found, onView, ...props }: ExplorePanelProps) {
  const { focus, expanded } = view;
  if (network === undefined || visible === undefined)
    return <div className={classes.aside} data-start={focus === '' || undefined} />;
  const neighbourhood = found.neighbourhoods.get(focus);
  const error = found.errorOf(focus);
  const handleExpanded = (isExpanded: boolean) =>
    onView({ expanded: isExpanded ? [...expanded, focus] : expanded.filter((id) => id !== focus) });
  const handleNeighbour = (id: string, isShown: boolean) =>
    onView({ focus: id, ...(!isShown && { expanded: [...expanded.filter((one) => one !== focus), focus] }) });
  return (
    <div className={classes.aside} data-start={node === undefined || undefined}>
      {node !== undefined ? (
        <NodePanel
          node={node}
          view={view}
          network={network}
          neighbourhood={neighbourhood}
          error={error}
          onRetry={found.onRetry}
          onExpanded={handleExpanded}
          onNeighbour={handleNeighbour}
          onClose={() => onView({ focus: '' })}
          headingRef={props.headingRef}
          onLeave={props.onLeave}
        />
      ) : focus !== '' && neighbourhood !== undefined ? (
        <AbsentPanel
          label={readNodeId(focus)?.label ?? ''}
          onClose={() => onView({ focus: '' })}
          headingRef={props.headingRef}
        />
      ) : (
        <StartPanel network={visible} onFocus={(id) => onView({ focus: id })} headingRef={props.headingRef} />
      )}
    </div>
  );
}

/** A sentence about the selected node, for screen readers. */
export function describeNode(node: NetworkNode, network: Network): string {
  const neighbours = formatCount(neighboursIn(network, node.id).length, 'neighbour', 'neighbours');
  return `${node.label}, ${entities[node.kind].word.toLowerCase()}, ${formatAtLeast(node)}, ${neighbours} here`;
}
