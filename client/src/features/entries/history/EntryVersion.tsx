import { formatVersionedAccession, type VersionedAccession } from '@contract/accession';
import { useLocation, useNavigate } from 'react-router-dom';

import { ButtonLink } from '../../../components/ButtonLink';
import { ErrorState } from '../../../components/ErrorState';
import { isGone, isNotFound } from '../../../components/failureDetails';
import { MessagePage } from '../../../components/MessagePage';
import { PageTitle } from '../../../components/PageTitle';
import { StateMessage } from '../../../components/StateMessage';
import { useEntryVersionQuery } from '../../../generated/history';
import type { VersionFieldsFragment } from '../../../generated/types';
import { focusMain } from '../../../hooks/focusMain';
import { useAfterUnmount } from '../../../hooks/useAfterUnmount';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { paths } from '../../../paths';
import classes from '../detail/EntryPage.module.css';
import { EntrySkeleton } from '../detail/EntrySkeleton';
import { readEntryLinkState } from '../list/entryLinkState';
import { EntryHistorySection } from './EntryHistorySection';
import type { HistoryView } from './historyView';
import { useRestoreDialog } from './useRestoreDialog';
import { VersionArticle } from './VersionArticle';

interface EntryVersionProps {
  readonly cited: VersionedAccession;
  readonly compared: HistoryView['compared'];
}

/** One version of an entry, living or deleted, at the address that citations use; for everybody. */
export function EntryVersion({ cited, compared }: EntryVersionProps) {
  const { accession, version } = cited;
  // What a version says never changes; whether it is the latest does.
  const { data, error, refetch } = useEntryVersionQuery({
    variables: { accession, version },
    fetchPolicy: 'cache-and-network',
  });
  if (isGone(error)) return <Withdrawn cited={cited} />;
  if (data) return <Shown shown={data.entryVersion} compared={compared} />;
  if (error === undefined) return <EntrySkeleton />;
  if (isNotFound(error)) return <NoSuchVersion cited={cited} />;
  return (
    <>
      <PageTitle title={`Version ${version} of ${accession}`} path={null} />
      <ErrorState error={error} operation="fetchEntry" onRetry={refetch} />
    </>
  );
}

interface ShownProps {
  readonly shown: VersionFieldsFragment;
  readonly compared: HistoryView['compared'];
}

function Shown({ shown, compared }: ShownProps) {
  const { accession, version, deleted } = shown;
  const entry = { id: shown.entryId, accession };
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const carried = readEntryLinkState(useLocation().state);
  // After restoring, the current entry replaces this page and the dialog that had the focus.
  const focusWhenLeft = useAfterUnmount(focusMain);
  const leadBack = () => {
    if (!isMounted()) return;
    focusWhenLeft();
    void navigate(paths.entry(accession), { state: carried });
  };
  const restoring = useRestoreDialog({ onRestored: leadBack });
  return (
    <div data-stack="20" className={classes.article}>
      <VersionArticle
        shown={shown}
        onRestore={() => restoring.ask({ ...entry, version, isDeleted: deleted })}
      />
      <EntryHistorySection
        entry={entry}
        current={deleted ? null : shown.latest.version}
        view={{ version, compared }}
        onRestored={leadBack}
      />
      {restoring.dialog}
    </div>
  );
}

function Withdrawn({ cited }: { readonly cited: VersionedAccession }) {
  return (
    <MessagePage title={`${formatVersionedAccession(cited)} was withdrawn`} path={null}>
      <meta name="robots" content="noindex" />
      <StateMessage
        title={`Version ${cited.version} of ${cited.accession} can no longer be read`}
        action={<ToEntry cited={cited} />}
      >
        It held personal data, so an administrator of this database withdrew it. Other versions of the entry
        are not affected.
      </StateMessage>
    </MessagePage>
  );
}

function NoSuchVersion({ cited }: { readonly cited: VersionedAccession }) {
  return (
    <MessagePage title="Version not found" path={null}>
      <meta name="robots" content="noindex" />
      <StateMessage
        title={`${cited.accession} has no version ${cited.version}`}
        action={<ToEntry cited={cited} />}
      >
        The page of the entry says at which version it is; its versions are numbered from 1.
      </StateMessage>
    </MessagePage>
  );
}

function ToEntry({ cited }: { readonly cited: VersionedAccession }) {
  return <ButtonLink to={paths.entry(cited.accession)}>Show the entry as it is now</ButtonLink>;
}
