import { tabTitle } from '@contract/product';
import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { usePageHead } from '../hooks/usePageHead';

interface PageTitleProps {
  /** What the browser's tab says. */
  readonly title: string;
  /** What search engines and previews say of the page. @default what the contract says of the page at this address */
  readonly description?: string;
  /** The path that the page is to be known by, where that is not the one in the address; `null` for none. */
  readonly path?: string | null;
  /** What the page says, where that is more than the tab can. @default title */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The one first-level heading of a page, the title of its tab, and what machines read of it. */
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
