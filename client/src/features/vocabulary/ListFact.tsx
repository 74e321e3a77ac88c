import type { ReactNode } from 'react';

import { Fact } from '../../components/facts/FactGroup';

interface ListFactProps<Item> {
  readonly term: string;
  /** The meaning of the term, shown on hover. */
  readonly meaning?: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** One fact with several values, as a list; nothing without values. */
export function ListFact<Item>({ items, children, ...fact }: ListFactProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Fact {...fact}>
      <ul data-stack="4">
        {items.map((item, place) => (
          <li key={place}>{children(item)}</li>
        ))}
      </ul>
    </Fact>
  );
}
