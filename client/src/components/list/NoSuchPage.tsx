import { Button } from '@mantine/core';

import { StateMessage } from '../StateMessage';

/** Reports that the list has fewer pages than the address requests. */
export function NoSuchPage({ page, onFirst }: { readonly page: number; readonly onFirst: () => void }) {
  return (
    <StateMessage
      title={`There is no page ${page}`}
      action={<Button onClick={onFirst}>Go to the first page</Button>}
    >
      The list ends before it.
    </StateMessage>
  );
}
