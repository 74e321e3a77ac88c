import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { UnfoldingChanges } from '../../../components/differences/UnfoldingChanges';
import { ErrorState } from '../../../components/ErrorState';
import { formatCount } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import { describeExtent } from '../../../components/history/describeRevision';
import { HistorySkeleton } from '../../../components/history/HistorySkeleton';
import { Revision, Revisions } from '../../../components/history/Revisions';
import { notifyAnswer } from '../../../components/notify';
import { ReasonInput } from '../../../components/ReasonInput';
import { TitledSection } from '../../../components/TitledSection';
import { useRestoreTermMutation, useTermHistoryQuery } from '../../../generated/termEditing';
import { useUnsentText } from '../../../hooks/unsentForms';
import classes from './TermEditing.module.css';
import type { EditedTerm, TermWithHistory } from './termForm';
import { labelOfTermKey } from './termLists';
import { evictTermsBut } from './useSaveTerm';

interface TermHistoryProps {
  readonly term: TermWithHistory;
  /** Called when a version was restored; a page that shows the term needs nothing more. @default nothing */
  readonly onRestored?: ((term: EditedTerm) => void) | undefined;
}

/** The number of versions that are loaded first. */
const versionsPerPage = 20;

/** The versions of a term, newest first: who changed what, when and why; an earlier one can be restored. */
export function TermHistory(props: TermHistoryProps) {
  return (
    <TitledSection title="History" className={classes.history} data-screen-only>
      <Versions {...props} />
    </TitledSection>
  );
}

function Versions({ term, onRestored }: TermHistoryProps) {
  const [limit, setLimit] = useState(versionsPerPage);
  const [restored, setRestored] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const { data, previousData, loading, error, refetch } = useTermHistoryQuery({
    variables: { id: term.id, limit },
  });
  const history = (data ?? previousData)?.autoantibodyTermHistory;
  if (history === undefined) {
    if (error === undefined) return <HistorySkeleton />;
    return <ErrorState error={error} operation="fetchHistory" onRetry={refetch} />;
  }
  const older = Math.min(history.total, limits.historyLimit.max) - history.revisions.length;
  return (
    <>
      <Revisions isLoading={loading}>
        {history.revisions.map((revision) => {
          const { version, action, changes } = revision;
          const isCurrent = version === term.version;
          const extent = describeExtent(revision);
          return (
            <Revision
              key={version}
              revision={revision}
              isCurrent={isCurrent}
              actions={!isCurrent && action !== 'delete' && restoreButton(version)}
            >
              {extent !== null && (
                <UnfoldingChanges
                  extent={extent}
                  changes={changes}
                  isFirst={action === 'create'}
                  labelOf={labelOfTermKey}
                />
              )}
            </Revision>
          );
        })}
      </Revisions>
      {older > 0 && (
        <div>
          <Button variant="default" loading={loading} onClick={() => setLimit(limits.historyLimit.max)}>
            Show {formatCount(older, 'older version', 'older versions')}
          </Button>
        </div>
      )}
      {restored !== null && (
        <RestoreTermDialog
          key={restored}
          term={term}
          version={restored}
          onRestored={onRestored}
          onClose={() => {
            setRestored(null);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );

  function restoreButton(version: number) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-label={`Restore version ${version}`}
        onClick={(event) => {
          opener.current = event.currentTarget;
          setRestored(version);
        }}
      >
        Restore
      </Button>
    );
  }
}

interface RestoreTermDialogProps {
  readonly term: TermWithHistory;
  readonly version: number;
  readonly onClose: () => void;
  readonly onRestored?: ((term: EditedTerm) => void) | undefined;
}

/** Explains and confirms restoring an earlier version of a term, with an optional reason. */
function RestoreTermDialog({ term, version, onClose, onRestored }: RestoreTermDialogProps) {
  const [reason, setReason] = useUnsentText(`restore ${term.id} ${version}`);
  const [restore, { loading, error }] = useRestoreTermMutation({
    update: (cache) => evictTermsBut(cache, term.id),
    onCompleted: ({ restoreAutoantibodyTerm }) => {
      notifyAnswer(clientMessages.termRestored);
      onClose();
      onRestored?.(restoreAutoantibodyTerm);
    },
  });
  const variables = { id: term.id, version, reason: reason.trim() || null };
  return (
    <ConfirmDialog
      isOpen
      isBusy={loading}
      title={`Restore version ${version} of ${term.name}`}
      confirmLabel="Restore version"
      onConfirm={() => void restore({ variables })}
      onClose={onClose}
    >
      <div data-stack="14">
        <FormFailure error={error} operation="updateTerm" />
        <p>
          Restoring creates a new version with the names, classes and codes of version {version}. The current
          version remains in the history.
        </p>
        <ReasonInput readers="Reviewers and administrators" reason={reason} onReason={setReason} />
      </div>
    </ConfirmDialog>
  );
}
