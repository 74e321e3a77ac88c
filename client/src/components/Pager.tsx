import { NativeSelect, Pagination, Text } from '@mantine/core';
import type { ChangeEvent } from 'react';

import { formatNumber } from './format';
import { pageSizes } from './list/paging';
import classes from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly pages: number;
  /** The page sizes to choose from. @default those of all lists */
  readonly pageSizes?: readonly number[];
  /** The name of the items. @default Entries */
  readonly what?: string;
  /** Whether there is enough space for links to neighbouring pages. */
  readonly isNarrow: boolean;
  readonly onPage: (page: number) => void;
  /** Called with the chosen page size; without it there is no choice. */
  readonly onLimit?: (limit: number) => void;
  /** Called when the user is about to change the page. */
  readonly onApproach?: () => void;
}

/** The pagination of a list: page links, the current position, and a choice of page sizes. */
export function Pager({
  page,
  limit,
  total,
  pages,
  pageSizes: sizes = pageSizes,
  what = 'Entries',
  isNarrow,
  ...on
}: PagerProps) {
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  const handleLimit = (event: ChangeEvent<HTMLSelectElement>) =>
    on.onLimit?.(Number(event.currentTarget.value));
  return (
    <nav className={classes.pager} aria-label="Pages" onMouseEnter={on.onApproach} onFocus={on.onApproach}>
      {/* The focus stays on the pressed button, so the new position is announced. */}
      <Text size="sm" c="dimmed" role="status">
        {formatNumber(first)}–{formatNumber(last)} of {formatNumber(total)}
      </Text>
      <Pagination
        total={pages}
        value={page}
        onChange={on.onPage}
        siblings={isNarrow ? 0 : 1}
        gap={4}
        size="sm"
        getItemProps={(item) => ({ 'aria-label': `Page ${formatNumber(item)}` })}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
      />
      {on.onLimit && (
        <NativeSelect
          aria-label={`${what} per page`}
          value={limit}
          onChange={handleLimit}
          data={sizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
          className={classes.size}
        />
      )}
    </nav>
  );
}
