import { useApolloClient } from '@apollo/client/react';
import { isInProgress } from '@contract/imports';
import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { BackLink } from '../../components/BackLink';
import { FailedPage } from '../../components/ErrorState';
import { inputProblemsOf } from '../../components/failureDetails';
import { formatNumber } from '../../components/format';
import { FormFailure } from '../../components/FormFailure';
import { deletedAccountLabel } from '../../components/history/describeRevision';
import { Day } from '../../components/Moment';
import { onDemand } from '../../components/OnDemand';
import { PageTitle } from '../../components/PageTitle';
import { StateMessage } from '../../components/StateMessage';
import { useRunImportMutation } from '../../generated/imports';
import type { ImportDetailsFragment, ImportSummaryFragment } from '../../generated/types';
import { focusMainIfLost } from '../../hooks/focusMain';
import { useIsMounted } from '../../hooks/useIsMounted';
import { paths } from '../../paths';
import { describeResult, formatRows, importTitle } from './importLabels';
import classes from './ImportPage.module.css';
import { evictFindings, evictImports } from './importsCache';
import { ImportStatusBadge } from './ImportStatusBadge';
import { targetOf } from './mapping/columnTargets';
import { useTakeBack } from './outcome/useTakeBack';
import { useRowsShown } from './preview/useImportRows';
import { ProgressPanel } from './ProgressPanel';
import { SendingFile } from './upload/SendingFile';
import type { ReadingOptions, SendFile, SentFile } from './upload/useSendFile';
import { followImport, useImport } from './useImport';

const ImportSummary = onDemand(
  () => import('./outcome/ImportSummary'),
  'ImportSummary',
  () => <Skeleton height={260} />,
);
const PreviewPanel = onDemand(
  () => import('./preview/PreviewPanel'),
  'PreviewPanel',
  () => <Skeleton height={404} />,
);

interface ImportViewProps {
  readonly id: string;
  /** The file of the import if it was sent from this page; otherwise `null`. */
  readonly sent: SentFile | null;
  readonly sender: SendFile;
}

/** One import: its preview, its progress or its result. */
export function ImportView({ id, sent, sender }: ImportViewProps) {
  const { shown, error, retry } = useImport(id);
  // An address that is no id is as unknown as an id of no import.
  if (shown === null || 'id' in inputProblemsOf(error)) return <ImportMissing />;
  if (error) return <FailedPage title="Import" error={error} operation="fetchImport" onRetry={retry} />;
  if (shown === undefined) return <ImportSkeleton />;
  return (
    <>
      <div data-stack="6">
        <BackToImports />
        <PageTitle title={importTitle(shown)} />
        <p data-text="quiet" className={classes.facts}>
          <ImportStatusBadge status={shown.status} />
          <span>{shown.format.toUpperCase()}</span>
          {shown.sheet !== null && <span>Sheet {shown.sheet}</span>}
          {shown.total > 0 && <span>{formatRows(shown.total)}</span>}
          <span>
            {shown.by?.name ?? deletedAccountLabel}, <Day moment={shown.createdAt} />
          </span>
        </p>
        {shown.status === 'previewed' && (
          <p className={classes.verdict} role="status">
            {describeResult(shown)}
          </p>
        )}
      </div>
      <ImportState key={shown.id} shown={shown} sent={sent} sender={sender} onStale={retry} />
    </>
  );
}

/** When the import goes on or fails, the button that had the focus is gone, and what happened is said at the top. */
function useFocusOnOutcome(status: string) {
  const former = useRef(status);
  useEffect(
    function focusPage() {
      if (former.current !== status) {
        focusMainIfLost();
        window.scrollTo(0, 0);
      }
      former.current = status;
    },
    [status],
  );
}

interface ImportStateProps extends Omit<ImportViewProps, 'id'> {
  readonly shown: ImportDetailsFragment;
  /** Fetches the import again. */
  readonly onStale: () => Promise<unknown>;
}

/** Its `key` is the import: a new preview already contains the chosen columns, so their state is reset. */
function ImportState({ shown, sent, sender, onStale }: ImportStateProps) {
  const navigate = useNavigate();
  // The rows stay where they are when the last error is corrected.
  const [hadErrors, setHadErrors] = useState(false);
  if (shown.failed > 0 && !hadErrors) setHadErrors(true);
  const [rowsShown, showRows] = useRowsShown(hadErrors ? 'errors' : 'all');
  const client = useApolloClient();
  const isMounted = useIsMounted();
  const [run, running] = useRunImportMutation({
    onCompleted: () => {
      evictImports(client.cache);
      evictFindings(client.cache, shown.id);
      if (!isMounted()) followImport(client, shown.id);
    },
    // It may run all the same: another tab started it, or the answer was lost.
    onError: () => void onStale().catch(() => undefined),
  });
  useFocusOnOutcome(`${shown.status} ${sender.sending === null} ${running.loading}`);
  const { ask, dialog } = useTakeBack();
  const askToTakeBack = () => ask(shown);
  if (shown.status !== 'previewed')
    return (
      <>
        {isInProgress(shown.status) ? (
          <ImportProgress shown={shown} onCancel={askToTakeBack} />
        ) : (
          <ImportSummary shown={shown} onUndo={askToTakeBack} />
        )}
        {dialog}
      </>
    );
  const read = (changed: ReadingOptions) =>
    sent &&
    sender.send(sent.file, { existing: shown.existing, sheet: shown.sheet, ...sent.options, ...changed });
  return (
    <>
      <FormFailure error={sender.failure?.error} operation="importFile" />
      <FormFailure error={running.error} operation="runImport" />
      {sender.sending && <SendingFile sending={sender.sending} onCancel={sender.cancel} />}
      <PreviewPanel
        shown={shown}
        rowsShown={rowsShown}
        isFixed={sent === null}
        isBusy={sender.sending !== null || running.loading}
        onShow={showRows}
        onColumns={(changed) => read({ mapping: { ...sent?.options.mapping, ...changed } })}
        onSheet={(sheet) => read({ sheet, mapping: {} })}
        onFile={(file) => sender.send(file, readingOf(shown))}
        onUpdates={(areWanted) => read({ existing: areWanted ? 'update' : 'refuse' })}
        onRun={(mode) =>
          void run({ variables: { id: shown.id, options: { mode, existing: shown.existing } } })
        }
        onOther={() => void navigate(paths.imports())}
        onDiscard={askToTakeBack}
      />
      {dialog}
    </>
  );
}

/** The options with which a file was read, to read it in the same way again. */
function readingOf({ existing, sheet, columns }: ImportDetailsFragment): ReadingOptions {
  const mapping = Object.fromEntries(columns.map((column) => [column.header, targetOf(column)]));
  return { existing, sheet, mapping };
}

function BackToImports() {
  return <BackLink to={paths.imports()}>All imports</BackLink>;
}

function ImportMissing() {
  return (
    <>
      <PageTitle title="Import not found" />
      <StateMessage title="This import does not exist" action={<BackToImports />}>
        Previews are deleted after a day. If it was not a preview, check that the address is complete.
      </StateMessage>
    </>
  );
}

function ImportSkeleton() {
  return (
    <div role="status" aria-label="Loading the import" data-stack="28">
      <div data-stack="6">
        <BackToImports />
        <PageTitle title="Import" />
        <Skeleton height={14} width="55%" />
      </div>
      <Skeleton height={84} />
      <Skeleton height={320} />
    </div>
  );
}

interface ImportProgressProps {
  readonly shown: Pick<ImportSummaryFragment, 'status' | 'dryRun' | 'processed' | 'total' | 'canCancel'>;
  readonly onCancel: () => void;
}

/** The progress of a running import; the user can leave the page and return. */
function ImportProgress({ shown, onCancel }: ImportProgressProps) {
  const { processed, total } = shown;
  const share = total === 0 ? 0 : Math.min(1, processed / total);
  const word = progressLabel(shown);
  return (
    <ProgressPanel title={word} label={word} value={share * 100} isAnimated={share === 0 || share === 1}>
      <span>{total > 0 && `${formatNumber(Math.min(processed, total))} of ${formatNumber(total)} rows`}</span>
      <span>You can leave this page. The import continues and is listed under “Past imports”.</span>
      {shown.canCancel && (
        <Button variant="subtle" size="compact-sm" aria-haspopup="dialog" onClick={onCancel}>
          Cancel import
        </Button>
      )}
    </ProgressPanel>
  );
}

function progressLabel({ status, dryRun }: ImportProgressProps['shown']): string {
  if (status === 'receiving') return 'Reading the rows';
  if (status === 'waiting') return 'Waiting in the queue';
  return dryRun ? 'Checking the rows' : 'Storing the entries';
}
