import { Box } from '@mantine/core';
import { useState } from 'react';

import { criteriaVariables } from '../../../components/listCriteria';
import type { ListCriteria } from '../../../components/useInCode/restParameters';
import { useEntriesQuery } from '../../../generated/entries';
import { EntryLink } from '../list/EntryLink';
import classes from './EntriesTree.module.css';
import { TreeFailure, TreeMore, TreeSkeleton } from './TreeParts';

interface TreeEntriesProps {
  /** The filters at this branch: those of the list, and the values of the branches above. */
  readonly criteria: ListCriteria;
}

const level = 3;
const pageSize = 100;

/** The entries of an autoantibody, loaded page by page. */
export function TreeEntries({ criteria }: TreeEntriesProps) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, before) => (
    <TreeEntriesPage
      key={before}
      criteria={criteria}
      page={before + 1}
      isLast={before + 1 === pages}
      onMore={() => setPages(pages + 1)}
    />
  ));
}

interface TreeEntriesPageProps extends TreeEntriesProps {
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function TreeEntriesPage({ criteria, page, isLast, onMore }: TreeEntriesPageProps) {
  const { field } = criteria;
  const { data, error, refetch } = useEntriesQuery({
    variables: {
      page,
      limit: pageSize,
      sortBy: 'autoantigen',
      sortOrder: 'asc',
      field,
      ...criteriaVariables(criteria),
      withMatches: false,
    },
  });
  if (error !== undefined)
    return <TreeFailure error={error} operation="fetchEntries" level={level} onRetry={refetch} />;
  if (data === undefined) return <TreeSkeleton rows={1} level={level} />;
  const { items, pagination } = data.entries;
  const left = pagination.total - page * pageSize;
  return (
    <>
      {items.map((entry, position) => (
        <li key={entry.id} role="none">
          <EntryLink
            entry={entry}
            className={classes.leaf}
            treeItem={{ level, position: (page - 1) * pageSize + position + 1, size: pagination.total }}
          >
            <span style={{ color: 'var(--atlas-accent)' }}>{entry.autoantigen}</span>
            <Box component="span" data-text="note" flex={1} miw="8rem">
              {[entry.epitope, entry.type].filter((text) => text !== null).join(' · ')}
            </Box>
            <span data-text="note mono">{entry.accession}</span>
          </EntryLink>
        </li>
      ))}
      {isLast && left > 0 && <TreeMore level={level} left={left} what="entries" onMore={onMore} />}
    </>
  );
}
