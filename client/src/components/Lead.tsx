import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a page is about, below its heading; closer to it than the other parts of the page. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return (
    <Text inherit data-text="quiet" maw="75ch" mt={-12}>
      {children}
    </Text>
  );
}
