import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { isNotFound } from '../../../components/failureDetails';
import { PageTitle } from '../../../components/PageTitle';
import { StateMessage } from '../../../components/StateMessage';
import { useEntryAtVersionQuery } from '../../../generated/history';
import { paths } from '../../../paths';
import classes from '../detail/EntryPage.module.css';
import { EntrySkeleton } from '../detail/EntrySkeleton';
import { readEntryLinkState } from '../list/entryLinkState';
import { EntryHistorySection } from './EntryHistorySection';
import { focusMain } from './focusMain';
import type { HistoryView } from './historyView';
import { SnapshotArticle } from './SnapshotArticle';
import { useAfterUnmount } from './useAfterUnmount';
import { useRestoreDialog } from './useRestoreDialog';

interface EntryVersionProps {
  readonly entry: { readonly id: string; readonly accession: string };
  readonly version: number;
  /** The current version; `null` if the entry is deleted. */
  readonly current: number | null;
  readonly view: HistoryView;
}

/** An earlier version of an entry, with a link to the current one and a button to restore this one. */
export function EntryVersion({ entry, version, current, view }: EntryVersionProps) {
  const { data, error, refetch } = useEntryAtVersionQuery({ variables: { id: entry.id, version } });
  const navigate = useNavigate();
  const carried = readEntryLinkState(useLocation().state);
  // After restoring, the current entry replaces this page and the dialog that had the focus.
  const focusWhenLeft = useAfterUnmount(focusMain);
  const leadBack = () => {
    focusWhenLeft();
    void navigate(paths.entry(entry.accession), { state: carried });
  };
  const restoring = useRestoreDialog({ onRestored: leadBack });
  return (
    <div className={classes.article}>
      {content()}
      <EntryHistorySection entry={entry} current={current} view={view} onRestored={leadBack} />
      {restoring.dialog}
    </div>
  );

  function content() {
    if (data)
      return (
        <SnapshotArticle
          snapshot={data.entryAtVersion}
          current={current}
          onRestore={() => restoring.ask({ ...entry, version, isDeleted: current === null })}
        />
      );
    if (error === undefined) return <EntrySkeleton />;
    return (
      <>
        <PageTitle title={`Version ${version} of ${entry.accession}`} />
        {isNotFound(error) ? (
          <StateMessage
            title={`${entry.accession} has no version ${version}`}
            action={
              <Button component={Link} to={paths.entry(entry.accession)} state={carried}>
                Show the entry as it is now
              </Button>
            }
          >
            Its history below has every version there is.
          </StateMessage>
        ) : (
          <ErrorState
            error={error}
            operation="fetchHistory"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </>
    );
  }
}
