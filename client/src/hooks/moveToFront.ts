interface ListPage<T> {
  readonly items: readonly T[];
  readonly pagination: { readonly total: number };
}

/** Adds a new item at the front of a page of a list; adding it again does not count it twice. */
export function moveToFront<T extends { readonly id: string }, P extends ListPage<T>>(
  { items, pagination }: P,
  created: T,
): { items: T[]; pagination: P['pagination'] } {
  const others = items.filter(({ id }) => id !== created.id);
  const isNew = others.length === items.length;
  return {
    items: [created, ...others],
    pagination: { ...pagination, total: pagination.total + (isNew ? 1 : 0) },
  };
}
