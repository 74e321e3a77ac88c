import { NativeSelect, Pagination, Text } from '@mantine/core';
import type { ChangeEvent } from 'react';

import type { PageAddress } from '../addresses';
import { useIsPhone } from '../hooks/useIsPhone';
import { useRestoredFocus } from '../hooks/useRestoredFocus';
import { formatNumber } from './format';
import { pageSizes } from './list/paging';
import classes from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly pages: number;
  /** The page sizes to choose from, if there is a choice. @default those of all lists */
  readonly pageSizes?: readonly number[];
  /** The name of the items. @default Entries */
  readonly what?: string;
  /** Called with the chosen page, or with the chosen page size and the first page. */
  readonly onPaging: (change: PageAddress) => void;
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
  onPaging,
  onApproach,
}: PagerProps) {
  // On the last page its button is disabled, as is that for the previous one on the first page.
  const current = useRestoredFocus<HTMLButtonElement>(String(page));
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  const handleLimit = (event: ChangeEvent<HTMLSelectElement>) =>
    onPaging({ limit: Number(event.currentTarget.value), page: 1 });
  return (
    <nav className={classes.pager} aria-label="Pages" onMouseEnter={onApproach} onFocus={onApproach}>
      {/* The focus stays on the pressed button, so the new position is announced. */}
      <Text size="sm" c="dimmed" role="status">
        {formatNumber(first)}–{formatNumber(last)} of {formatNumber(total)}
      </Text>
      <Pagination
        total={pages}
        value={page}
        onChange={(next) => onPaging({ page: next })}
        // A phone has no space for links to neighbouring pages.
        siblings={useIsPhone() ? 0 : 1}
        gap={4}
        size="sm"
        getItemProps={(item) => ({
          'aria-label': `Page ${formatNumber(item)}`,
          ref: item === page ? current : undefined,
        })}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
      />
      {sizes.length > 0 && (
        <NativeSelect
          aria-label={`${what} per page`}
          value={limit}
          onChange={handleLimit}
          data={sizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
          w="8.5rem"
        />
      )}
    </nav>
  );
}
