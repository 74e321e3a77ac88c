import { useEffect } from 'react';

import type { PageMetadata } from './pageHead';

/** The address for which the server wrote the metadata. */
const { pathname: servedPath, search: servedSearch } = window.location;
let isServed = document.querySelector('meta[name="site"]') !== null;

/**
 * Updates the metadata of the page for crawlers. Every page sets its own, so nothing is restored on unmount. It delays
 * no rendering: the server writes the metadata of the first page, and the code is loaded on the next navigation.
 */
export function usePageHead({ pathname, search, description, path }: PageMetadata): void {
  useEffect(
    function describePage() {
      isServed &&= pathname === servedPath && search === servedSearch;
      if (isServed) return undefined;
      let isShown = true;
      import('./pageHead').then(
        ({ writePageHead }) => {
          if (isShown) writePageHead({ pathname, search, description, path });
        },
        // Offline, the metadata stays unchanged.
        () => undefined,
      );
      return () => {
        isShown = false;
      };
    },
    [pathname, search, description, path],
  );
}
