import { useEffect } from 'react';

import type { PageWords } from './pageHead';

/** The address whose head the server has written. */
const { pathname: servedPath, search: servedSearch } = window.location;
let isServed = document.querySelector('meta[name="site"]') !== null;

/**
 * Has machines read of a page what it is. Each page says it of itself, so nothing is given back when it goes. People wait for
 * none of it: the server says it of the first page, and what is said of all pages is fetched when they go on to another.
 */
export function usePageHead({ pathname, search, description, path }: PageWords): void {
  useEffect(
    function describePage() {
      isServed &&= pathname === servedPath && search === servedSearch;
      if (isServed) return undefined;
      let isShown = true;
      import('./pageHead').then(
        ({ writePageHead }) => {
          if (isShown) writePageHead({ pathname, search, description, path });
        },
        // Offline, the head stays as it was.
        () => undefined,
      );
      return () => {
        isShown = false;
      };
    },
    [pathname, search, description, path],
  );
}
