import { storageKeys } from '@contract/storage-keys';
import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

import { isObject } from '../components/isObject';

/** What a user does who wants to be somewhere else on the page. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Every address that is typed has the key `default`; without its own key a page would open where another was left. */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/**
 * Scrolls a reloaded page to where it was left once it is long enough: the router tries before the content has loaded.
 * Stops when the user moves.
 */
export function useReloadedScroll(page: RefObject<HTMLElement | null>): void {
  // Only the page that the browser loads: the router scrolls the others, whose data it still has.
  const loaded = useRef(useLocation());
  useEffect(
    function scrollOn() {
      const top = savedTop(loaded.current);
      if (page.current === null || top === 0) return;
      const stop = () => observer.disconnect();
      const observer = new ResizeObserver(() => {
        if (document.documentElement.scrollHeight - window.innerHeight < top) return;
        window.scrollTo(0, top);
        stop();
      });
      for (const move of moves) window.addEventListener(move, stop, { once: true });
      observer.observe(page.current);
      return stop;
    },
    [page],
  );
}

/** Where the page was left, from what the router stores. */
function savedTop(location: Location): number {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKeys.scrollPositions) ?? '{}');
    const top = isObject(saved) ? saved[scrollKey(location)] : 0;
    return typeof top === 'number' ? top : 0;
  } catch {
    return 0;
  }
}
