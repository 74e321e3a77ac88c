import { tabTitle } from '@contract/product';
import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { usePageHead } from '../hooks/usePageHead';

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

/** The only first-level heading of a page, with the title of its tab and its metadata. */
export function PageTitle({ title, description, path, children = title, className }: PageTitleProps) {
  const { pathname, search } = window.location;
  useDocumentTitle(tabTitle(title));
  usePageHead({ pathname, search, description, path });
  return (
    <Title order={1} className={className}>
      {children}
    </Title>
  );
}
