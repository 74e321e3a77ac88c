import { isInProgress } from '@contract/imports';
import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { formatCount } from '../../../components/format';
import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { latestResult } from '../../../components/latestResult';
import { cardActions, cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import { ListResults } from '../../../components/list/ListPage';
import { TableOrCardsSkeleton } from '../../../components/list/ListSkeleton';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { usePaging } from '../../../components/list/paging';
import { Day } from '../../../components/Moment';
import { Pager } from '../../../components/Pager';
import { useImportsQuery } from '../../../generated/imports';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { paths } from '../../../paths';
import { describeFigures, importTitle } from '../importLabels';
import { ImportStatusBadge } from '../ImportStatusBadge';
import { useTakeBack } from '../outcome/useTakeBack';
import { SectionHead } from '../SectionHead';
import { usePolling } from '../usePolling';
import classes from './PastImports.module.css';
import { ImportAction, type PastImportsProps, PastImportsTable } from './PastImportsTable';

/** Past imports, newest first, each with its result and a button to undo or cancel it. */
export function PastImports() {
  const past = usePastImports();
  const total = past.list?.pagination.total;
  return (
    <section data-stack="12" aria-labelledby="past-imports">
      <SectionHead id="past-imports" title="Past imports">
        {total !== undefined && total > 0 && formatCount(total, 'import', 'imports')}
      </SectionHead>
      <Results past={past} />
    </section>
  );
}

/** The list in its four states: error, loading, empty and filled. */
function Results({ past }: { readonly past: ReturnType<typeof usePastImports> }) {
  const { list, answer, goTo } = past;
  const isPhone = useIsPhone();
  const { ask, dialog } = useTakeBack();
  if (answer.error) return <ErrorState {...answer} operation="fetchImports" />;
  if (list === undefined)
    return <TableOrCardsSkeleton what="imports" rows={isPhone ? 3 : 5} bars={5} cardHeight={116} />;
  const { items, pagination } = list;
  if (pagination.total === 0)
    return (
      <Box component="p" p={24} data-framed data-text="quiet">
        There are no imports yet. Each import is listed here with its result, and you can undo it.
      </Box>
    );
  if (items.length === 0) return <NoSuchPage {...pagination} onPaging={goTo} />;
  const List = isPhone ? PastImportsCards : PastImportsTable;
  return (
    <ListResults isStale={answer.isStale}>
      <List imports={items} onTakeBack={ask} />
      {(pagination.pages > 1 || pagination.page > 1) && (
        <Pager {...pagination} what="Imports" onPaging={goTo} />
      )}
      {dialog}
    </ListResults>
  );
}

/** Polling interval of the list while an import in it is in progress, in milliseconds. */
const pollMs = 2000;

/** The page of past imports that the URL requests; while another page loads, the previous one stays. */
function usePastImports() {
  const { where, goTo } = usePaging(paths.imports, { preventScrollReset: true });
  const result = useImportsQuery({
    variables: where,
    // Others import too; show the cached page while refetching.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, answer } = latestResult(result);
  const list = data?.imports;
  const isMoving = list?.items.some(({ status }) => isInProgress(status)) ?? false;
  usePolling(result, isMoving, pollMs);
  return { list, answer, goTo };
}

/** Imports as cards, for screens too narrow for a table. */
function PastImportsCards({ imports, onTakeBack }: PastImportsProps) {
  return (
    <ListCards label="Past imports">
      {imports.map((one) => (
        <ListCard key={one.id}>
          <div className={classes.cardHead}>
            <Link to={paths.import(one.id)} className={cardLink}>
              {importTitle(one)}
            </Link>
            <ImportStatusBadge status={one.status} />
          </div>
          <p style={{ marginTop: 4, fontVariantNumeric: 'tabular-nums' }}>{describeFigures(one)}</p>
          <div className={classes.cardHead}>
            <p data-text="quiet" style={{ marginTop: 4, fontVariantNumeric: 'tabular-nums' }}>
              {one.by?.name ?? deletedAccountLabel}, <Day moment={one.createdAt} />
            </p>
            {(one.canUndo || one.canCancel) && (
              <div className={cardActions}>
                <ImportAction one={one} onTakeBack={onTakeBack} />
              </div>
            )}
          </div>
        </ListCard>
      ))}
    </ListCards>
  );
}
