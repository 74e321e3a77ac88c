import { Box } from '@mantine/core';

import { ErrorState } from '../../../components/ErrorState';
import { ListResults } from '../../../components/list/ListPage';
import { ListSkeleton } from '../../../components/list/ListSkeleton';
import { Pager } from '../../../components/Pager';
import { useIsPhone } from '../../../hooks/useIsPhone';
import type { ImportColumn } from '../mapping/columnTargets';
import { PreviewCards } from './PreviewCards';
import { PreviewTable } from './PreviewTable';
import type { RowFilterName } from './RowFilter';
import { pageSizes, type RowsShown, useImportRows } from './useImportRows';

interface PreviewRowsProps {
  readonly id: string;
  readonly shown: RowsShown;
  /** The number of rows in the selection; `undefined` while loading. */
  readonly count: number | undefined;
  readonly columns: readonly ImportColumn[];
  readonly onShow: (changed: Partial<RowsShown>) => void;
}

const nothing: Readonly<Record<RowFilterName, string>> = {
  all: 'The file contains no rows.',
  errors: 'No row has an error.',
  warnings: 'There are no warnings.',
  updates: 'No row changes an existing entry.',
  offers: 'There are no suggestions: the names of the file are those that entries use, or are not known.',
};

/** A page of the rows of a selection, in its four states. */
export function PreviewRows({ id, shown, count, columns, onShow }: PreviewRowsProps) {
  const isPhone = useIsPhone();
  const { only, limit } = shown;
  // A correction may leave fewer pages than there were.
  const page = count === undefined ? shown.page : Math.min(shown.page, Math.max(1, Math.ceil(count / limit)));
  const { rows, answer } = useImportRows(id, { only, page, limit });
  if (answer.error) return <ErrorState {...answer} operation="fetchImportRows" />;
  if (rows === undefined)
    return (
      <ListSkeleton
        what="rows"
        shape={isPhone ? 'cards' : 'table'}
        rows={8}
        bars={isPhone ? 2 : 5}
        height={isPhone ? 100 : 41}
      />
    );
  const { items, total } = rows;
  if (total === 0)
    return (
      <Box component="p" p={24} data-framed data-text="quiet">
        {nothing[only]}
      </Box>
    );
  const pages = Math.ceil(total / limit);
  return (
    <ListResults isStale={answer.isStale}>
      {isPhone ? (
        <PreviewCards rows={items} columns={columns} />
      ) : (
        <PreviewTable key={page} rows={items} before={(page - 1) * limit} total={total} columns={columns} />
      )}
      {total > pageSizes[0] && (
        <Pager {...{ page, limit, total, pages, pageSizes }} what="Rows" onPaging={onShow} />
      )}
    </ListResults>
  );
}
