import { formatEntries } from '../../components/format';
import { PageTitle } from '../../components/PageTitle';
import { useEntriesQuery } from '../../generated/graphql';
import { useIsPhone } from '../../hooks/useIsPhone';
import classes from './EntriesPage.module.css';
import { EntriesResults } from './EntriesResults';
import { queryOf } from './entriesSearchParams';
import { EntriesToolbar } from './EntriesToolbar';
import { useEntriesView } from './useEntriesView';

/** Browse: the entries that the address asks for, as a table or, on a phone, as cards. */
export function EntriesPage() {
  const [view, showView] = useEntriesView();
  const isPhone = useIsPhone();
  const result = useEntriesQuery({ variables: queryOf(view) });
  // While another page is on its way the one before stays, so that nothing jumps.
  const page = (result.data ?? (result.loading ? result.previousData : undefined))?.entries;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle title="Entries" />
        <p className={classes.total} role="status">
          {page && formatEntries(page.pagination.total)}
        </p>
      </div>
      <EntriesToolbar view={view} withSort={isPhone} onView={showView} />
      <EntriesResults
        page={page}
        view={view}
        isPhone={isPhone}
        isStale={result.loading}
        error={result.error}
        onView={showView}
        onRetry={() => void result.refetch()}
      />
    </div>
  );
}
