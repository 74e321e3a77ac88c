import type { ComponentProps } from 'react';

import { PageTitle } from './PageTitle';

/** A page that says one thing, such as that something does not exist; its children are the message. */
export function MessagePage({ children, ...title }: ComponentProps<typeof PageTitle>) {
  return (
    <div data-stack="20" style={{ maxWidth: '46rem' }}>
      <PageTitle {...title} />
      {children}
    </div>
  );
}
