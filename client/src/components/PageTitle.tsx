import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { usePageDescription } from '../hooks/usePageDescription';

const product = 'Autoimmune Atlas';

interface PageTitleProps {
  /** What the browser's tab says. */
  readonly title: string;
  /** What search engines and previews say of the page. @default that of the whole product */
  readonly description?: string;
  /** What the page says, where that is more than the tab can. @default title */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The one first-level heading of a page, the title of its tab, and its description. */
export function PageTitle({ title, description, children = title, className }: PageTitleProps) {
  useDocumentTitle(title === product ? product : `${title} · ${product}`);
  usePageDescription(description);
  return (
    <Title order={1} className={className}>
      {children}
    </Title>
  );
}
