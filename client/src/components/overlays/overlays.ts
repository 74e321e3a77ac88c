import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { reloadWhenServed } from '../../hooks/useRetry';
import { notifyRefused } from '../notify';
import { codeOnDemand } from '../OnDemand';

/**
 * The code of menus, dialogs, drawers, tooltips and lists of options, 45 kB of script that a page is shown without. It
 * is loaded with the first sign of a person (a pointer that moves, a key, a touch), so that it is there for the first
 * press.
 */
export const overlays = codeOnDemand(async () => {
  const { overlayCode } = await import('./overlayCode');
  announce();
  return overlayCode;
});

export type Overlays = NonNullable<ReturnType<typeof overlays.loaded>>;

let announce = () => {};

/** Resolves once the code is loaded, whatever needed it. */
const arrival = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Whether the code is loaded, whatever needed it. */
export function useArrival(): boolean {
  const [hasArrived, setHasArrived] = useState(overlays.loaded() !== null);
  useEffect(function followArrival() {
    void arrival.then(() => setHasArrived(true));
  }, []);
  return hasArrived;
}

/**
 * Returns the code once it is loaded, whatever needed it. It arrives in a task of its own: in that of an event it could
 * arrive between the blur of one input and the focus of the next, and an input that is replaced then gets no focus.
 */
export function useArrivedCode(): Overlays | null {
  const [code, setCode] = useState(overlays.loaded);
  useEffect(function followArrival() {
    let timer: number | undefined;
    void arrival
      .then(() => overlays.load())
      .then((loaded) => {
        timer = window.setTimeout(() => flushSync(() => setCode(loaded)));
      });
    return () => window.clearTimeout(timer);
  }, []);
  return code;
}

/** Loads the code early; if this fails, the press tries again. */
export const prefetchOverlays = () => void overlays.load().catch(() => undefined);

for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(sign, prefetchOverlays, { once: true, passive: true });

let hasFailed = false;

/** The first failure leaves it to the person to try again; a repeated one reloads the page, as `useRetry` does. */
function handleLoadFailure(): void {
  notifyRefused('partNotLoaded');
  if (hasFailed) void reloadWhenServed();
  hasFailed = true;
}

/**
 * Returns the code once it is wanted and loaded; if it cannot be loaded, says so and calls `onFailure`. An overlay
 * `mayOpen` once it was rendered closed: when it opens, Mantine remembers the focus, to return it later. One that
 * `isOpened` from its first render is therefore rendered closed first.
 */
export function useOverlays(isWanted: boolean, onFailure: () => void, isOpened = false) {
  const [code, setCode] = useState(overlays.loaded);
  const [mayOpen, setMayOpen] = useState(code !== null && !isOpened);
  const handleFailure = useEffectEvent(() => {
    handleLoadFailure();
    onFailure();
  });
  useEffect(
    function loadWhenWanted() {
      if (!isWanted || mayOpen) return;
      let isStill = true;
      const show = (loaded: Overlays) => {
        if (!isStill) return;
        flushSync(() => setCode(loaded));
        // At once, before the content of a dialog takes the focus.
        flushSync(() => setMayOpen(true));
      };
      overlays.load().then(show, () => isStill && handleFailure());
      return () => {
        isStill = false;
      };
    },
    [isWanted, mayOpen],
  );
  return { code, mayOpen };
}
