import { Skeleton, VisuallyHidden } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';

import { onDemand } from '../../components/OnDemand';
import { StateMessage } from '../../components/StateMessage';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import type { NetworkRenderer } from './drawing/NetworkRenderer';
import classes from './ExploreStage.module.css';
import type { ExploreView, Shape, ShowView } from './exploreView';
import { describeNetwork } from './graph/describe';
import type { Network } from './graph/network';
import { describeNode, ExplorePanel } from './panel/ExplorePanel';
import { NetworkTable } from './table/NetworkTable';
import type { Found } from './useNeighbourhoods';

// The graph library is large, and the table does not need it.
const NetworkCanvas = onDemand(
  () => import('./drawing/NetworkCanvas'),
  'NetworkCanvas',
  () => <Skeleton height="100%" role="status" aria-label="Loading the drawing" />,
);

interface ExploreStageProps {
  readonly view: ExploreView;
  readonly shape: Shape;
  readonly isPhone: boolean;
  /** The whole network, and the part that passes the filters; `undefined` while loading. */
  readonly network: Network | undefined;
  readonly visible: Network | undefined;
  readonly found: Found;
  readonly isStale: boolean;
  readonly drawingRef: RefObject<NetworkRenderer | null>;
  readonly onView: ShowView;
}

/** The drawing or table of the network, with the panel of the selected node next to it. */
export function ExploreStage({
  view,
  shape,
  network,
  visible,
  drawingRef,
  onView,
  ...props
}: ExploreStageProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const goesToPanel = useRef(false);
  const node = network?.nodes.find(({ id }) => id === view.focus);
  // A name pressed in the panel goes with it when the panel shows another node.
  const headingRef = useRestoredFocus<HTMLHeadingElement>(`${view.focus} ${String(node !== undefined)}`);
  useEffect(
    function readOn() {
      if (!goesToPanel.current || headingRef.current === null) return;
      goesToPanel.current = false;
      headingRef.current.focus();
    },
    [node, headingRef],
  );
  const handleRow = (focus: string) => {
    goesToPanel.current = focus !== view.focus;
    if (focus === view.focus) headingRef.current?.focus();
    else onView({ focus });
  };
  return (
    <div data-fades className={classes.stage} data-shape={shape} aria-busy={props.isStale}>
      <div className={classes.main}>
        {network === undefined || visible === undefined ? (
          <Skeleton height="100%" mih={360} role="status" aria-label="Loading the network" />
        ) : visible.nodes.length === 0 ? (
          <StateMessage title="Nothing to show">
            Show another kind, or lower the minimum number of entries per association.
          </StateMessage>
        ) : shape === 'table' ? (
          <NetworkTable
            network={visible}
            view={view}
            isPhone={props.isPhone}
            onRows={(rows) => onView({ rows })}
            onFocus={handleRow}
          />
        ) : (
          <NetworkCanvas
            network={visible}
            focus={view.focus}
            description={describeNetwork(visible)}
            placeRef={placeRef}
            drawingRef={drawingRef}
            onFocus={(focus) => onView({ focus })}
            onEnter={() => headingRef.current?.focus()}
          />
        )}
      </div>
      <VisuallyHidden role="status">{node && visible && describeNode(node, visible)}</VisuallyHidden>
      <ExplorePanel
        view={view}
        node={node}
        network={network}
        visible={visible}
        found={props.found}
        headingRef={headingRef}
        onLeave={() => placeRef.current?.focus()}
        onView={onView}
      />
    </div>
  );
}
