import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

const product = 'Autoimmune Atlas';

interface PageTitleProps {
  /** What the browser's tab says. */
  readonly title: string;
  /** What the page says, where that is more than the tab can. @default title */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The one first-level heading of a page, and the title of its tab. */
export function PageTitle({ title, children = title, className }: PageTitleProps) {
  useDocumentTitle(title === product ? product : `${title} · ${product}`);
  return (
    <Title order={1} className={className}>
      {children}
    </Title>
  );
}
