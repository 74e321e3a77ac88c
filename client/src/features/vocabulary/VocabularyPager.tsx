import { Pagination, Text } from '@mantine/core';

import { formatNumber } from '../../components/format';
import classes from './Vocabulary.module.css';

interface VocabularyPagerProps {
  readonly pagination: {
    readonly page: number;
    readonly limit: number;
    readonly total: number;
    readonly pages: number;
  };
  readonly isNarrow: boolean;
  readonly onPage: (page: number) => void;
}

/** The position in the list of terms, and links to its pages. */
export function VocabularyPager({ pagination, isNarrow, onPage }: VocabularyPagerProps) {
  const { page, limit, total, pages } = pagination;
  const first = (page - 1) * limit + 1;
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Text size="sm" c="dimmed">
        {formatNumber(first)}–{formatNumber(Math.min(page * limit, total))} of {formatNumber(total)}
      </Text>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        siblings={isNarrow ? 0 : 1}
        gap={4}
        size="sm"
        getItemProps={(item) => ({ 'aria-label': `Page ${formatNumber(item)}` })}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
      />
    </nav>
  );
}
