import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type Icon, IconFocusCentered, IconMinus, IconPlus, IconRefresh } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

import type { Network } from '../graph/network';
import { handleCanvasKey } from './handleCanvasKey';
import classes from './NetworkCanvas.module.css';
import { NetworkRenderer } from './NetworkRenderer';

interface NetworkCanvasProps {
  readonly network: Network;
  /** The id of the selected node, blank for none. */
  readonly focus: string;
  /** A text alternative to the drawing. */
  readonly description: string;
  /** The container of the drawing, to return the focus to it. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
  /** The drawing, for exporting images. */
  readonly drawingRef: RefObject<NetworkRenderer | null>;
  readonly onFocus: (id: string) => void;
  /** Called when the user moves from the drawing to the panel of the selected node. */
  readonly onEnter: () => void;
}

/** From this number of nodes, the drawing uses simpler styles for speed. */
const bigFrom = 600;

/** The network as an interactive drawing, to pan, zoom and navigate with pointer or keyboard. */
export function NetworkCanvas(props: NetworkCanvasProps) {
  const isBig = props.network.nodes.length >= bigFrom;
  return <Canvas key={String(isBig)} isBig={isBig} {...props} />;
}

function Canvas({
  isBig,
  network,
  focus,
  description,
  placeRef: place,
  drawingRef,
  onFocus,
  onEnter,
}: NetworkCanvasProps & { isBig: boolean }) {
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const frame = useMergedRef(place, measured);
  const picked = useRef(onFocus);
  const [hasLayout, setHasLayout] = useState<boolean | null>(false);
  const scheme = useComputedColorScheme();
  useEffect(
    function open() {
      if (place.current === null) return;
      const drawn = new NetworkRenderer(place.current, isBig, {
        onPick: (id) => picked.current(id ?? ''),
        onLayoutDone: setHasLayout,
      });
      drawingRef.current = drawn;
      return () => {
        drawingRef.current = null;
        drawn.destroy();
      };
    },
    [place, drawingRef, isBig],
  );
  useEffect(function followHandler() {
    picked.current = onFocus;
  });
  // Before the network is shown, since it is fitted to the selected node.
  useEffect(() => drawingRef.current?.mark(focus), [drawingRef, focus, network, hasLayout]);
  useEffect(() => drawingRef.current?.show(network), [drawingRef, network]);
  useEffect(() => drawingRef.current?.recolour(), [drawingRef, scheme]);
  useEffect(() => drawingRef.current?.refit(), [drawingRef, width, height]);
  useEffect(() => {
    if (hasLayout === true) drawingRef.current?.reveal(focus);
  }, [drawingRef, focus, hasLayout]);
  return (
    <div className={classes.frame} aria-busy={hasLayout === false}>
      <div
        ref={frame}
        data-framed
        className={classes.canvas}
        role="application"
        aria-roledescription="network"
        aria-label={description}
        tabIndex={0}
        onFocus={() => drawingRef.current?.setZoomable(true)}
        onBlur={() => drawingRef.current?.setZoomable(false)}
        onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        onKeyDown={(event) =>
          handleCanvasKey(event, drawingRef.current, { network, focus, onFocus, onEnter })
        }
      />
      {hasLayout === false && <p className={classes.note}>Drawing the network …</p>}
      {hasLayout === null && (
        <p className={classes.note} role="alert">
          This browser could not draw the network. The table shows the same data.
        </p>
      )}
      <CanvasButtons drawingRef={drawingRef} />
    </div>
  );
}

interface CanvasButton {
  readonly label: string;
  /** The key that does the same. */
  readonly key?: string;
  readonly Icon: Icon;
  readonly does: (drawing: NetworkRenderer) => void;
}

const buttons: readonly CanvasButton[] = [
  { label: 'Zoom in', key: '+', Icon: IconPlus, does: (drawing) => drawing.zoomBy(1.4) },
  { label: 'Zoom out', key: '−', Icon: IconMinus, does: (drawing) => drawing.zoomBy(1 / 1.4) },
  { label: 'Fit to view', key: '0', Icon: IconFocusCentered, does: (drawing) => drawing.fit() },
  { label: 'Recompute the layout', Icon: IconRefresh, does: (drawing) => drawing.rearrange() },
];

function CanvasButtons({ drawingRef }: { readonly drawingRef: RefObject<NetworkRenderer | null> }) {
  return (
    <div data-stack="4" className={classes.buttons} data-screen-only role="group" aria-label="Drawing">
      {buttons.map(({ label, key, Icon: Drawing, does }) => (
        <ActionIcon
          key={label}
          variant="default"
          size={32}
          className={classes.button}
          aria-label={label}
          title={key === undefined ? label : `${label} (${key})`}
          onClick={() => drawingRef.current && does(drawingRef.current)}
        >
          <Drawing size={17} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
