import { tabTitle } from '@contract/product';
import { Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';

import type { PageMetadata } from '../hooks/pageHead';

interface PageTitleProps {
  /** The title of the browser tab. */
  readonly title: string;
  /** The description for search engines and previews. @default that of the contract for the page at this address */
  readonly description?: string;
  /** The canonical path of the page, if it differs from the current address; `null` for none. */
  readonly path?: string | null;
  /** The heading, if it is longer than the tab title. @default title */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The id of the heading that names the page. */
export const pageTitleId = 'page-title';

/** The only first-level heading of a page, with the title of its tab and its metadata. */
export function PageTitle({ title, description, path, children = title, className }: PageTitleProps) {
  const { pathname, search } = window.location;
  useDocumentTitle(tabTitle(title));
  usePageHead({ pathname, search, description, path });
  return (
    <Title order={1} id={pageTitleId} className={className}>
      {children}
    </Title>
  );
}

/** What a page is about, below its heading; closer to it than the other parts of the page. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return (
    <Text inherit data-text="quiet" maw="75ch" mt={-12}>
      {children}
    </Text>
  );
}

/** The address for which the server wrote the metadata. */
const { pathname: servedPath, search: servedSearch } = window.location;
let isServed = document.querySelector('meta[name="site"]') !== null;

/**
 * Updates the metadata of the page for crawlers. Every page sets its own, so nothing is restored on unmount. It delays
 * no rendering: the server writes the metadata of the first page, and the code is loaded on the next navigation.
 */
function usePageHead({ pathname, search, description, path }: PageMetadata): void {
  useEffect(
    function describePage() {
      isServed &&= pathname === servedPath && search === servedSearch;
      if (isServed) return undefined;
      let isShown = true;
      import('../hooks/pageHead').then(
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
