import { useEffect } from 'react';

/** A page as machines are to know it. */
export interface PageWords {
  readonly pathname: string;
  readonly search: string;
  /** @default what the contract says of the page at this address */
  readonly description: string | undefined;
  /** The path it is to be known by, `null` for none. @default that of the contract */
  readonly path: string | null | undefined;
}

/**
 * Has machines read of a page what it is. Each page says it of itself, so nothing is given back when it goes. People wait for
 * none of it: what is said of all the pages is fetched beside the page.
 */
export function usePageHead({ pathname, search, description, path }: PageWords): void {
  useEffect(
    function describePage() {
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
