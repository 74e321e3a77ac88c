import { Button } from '@mantine/core';

import { formatCount } from '../format';
import { StateMessage } from '../StateMessage';

interface NoSuchPageProps {
  readonly page: number;
  /** The number of pages of the list. */
  readonly pages: number;
  readonly onPaging: (paging: { readonly page: number }) => void;
}

/** Reports that the list has fewer pages than the address requests, for example since its last row was deleted. */
export function NoSuchPage({ page, pages, onPaging }: NoSuchPageProps) {
  return (
    <StateMessage
      title={`There is no page ${page}`}
      action={<Button onClick={() => onPaging({ page: pages })}>Go to the last page</Button>}
    >
      The list has {formatCount(pages, 'page', 'pages')}.
    </StateMessage>
  );
}
