import type { ReportSelection } from '@contract/imports';
import { restPaths } from '@contract/rest-paths';
import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../../components/ButtonLink';
import { formatCount, formatEntries, formatNumber } from '../../../components/format';
import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { Day } from '../../../components/Moment';
import { Notice } from '../../../components/Notice';
import { useDownload } from '../../../components/useDownload';
import type { ImportSummaryFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { formatBadRows, statusLabels } from '../importLabels';
import { ImportConflicts } from './ImportConflicts';
import classes from './ImportOutcome.module.css';
import { ImportProblems } from './ImportProblems';

interface ImportSummaryProps {
  readonly shown: ImportSummaryFragment;
  readonly onUndo: () => void;
}

/** The result of an import: what it stored, what it did not and why, and the next steps. */
export function ImportSummary({ shown, onUndo }: ImportSummaryProps) {
  const { status, inserted, updated, failed, errorsTotal, warningsTotal } = shown;
  const hasReport = errorsTotal + warningsTotal > 0;
  const isStored = status === 'done' && inserted + updated > 0;
  return (
    <div data-stack="28">
      <Notice
        tone={statusLabels[status].tone === 'bad' ? 'danger' : 'news'}
        className={classes.message}
        role="status"
      >
        <h2>{titleOf(shown)}</h2>
        <p>{resultDetails(shown)}</p>
        <Group gap={8} mt={16}>
          {isStored && (
            <ButtonLink to={paths.entries({ sortBy: 'updatedAt', sortOrder: 'desc' })}>
              Show the latest entries
            </ButtonLink>
          )}
          {isStored && failed > 0 && <ReportButton id={shown.id} only="errors" />}
          {hasReport && <ReportButton id={shown.id} only="problems" />}
          <ButtonLink to={paths.imports()} variant={isStored ? 'default' : 'filled'}>
            Import another file
          </ButtonLink>
          {shown.canUndo && (
            <Button variant="default" aria-haspopup="dialog" onClick={onUndo}>
              Undo import
            </Button>
          )}
        </Group>
      </Notice>
      <ImportFigures shown={shown} />
      {shown.conflictsTotal > 0 && <ImportConflicts id={shown.id} total={shown.conflictsTotal} />}
      <ImportProblems shown={shown} />
    </div>
  );
}

function titleOf(shown: ImportSummaryFragment): string {
  const { status, inserted, updated, failed } = shown;
  if (status === 'undone') return `Undone: ${describeUndone(shown)}`;
  if (status === 'cancelled') return 'The import was cancelled, and nothing was stored';
  if (status === 'failed') return 'The import failed, and nothing was stored';
  if (status === 'refused' || inserted + updated === 0) return nothingStoredReason(status, failed);
  return [
    inserted > 0 && `${formatEntries(inserted)} imported`,
    updated > 0 && `${formatEntries(updated)} updated`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** What undoing did: entries that the import created are deleted, others have their values from before again. */
function describeUndone({ inserted, updated, reverted, conflictsTotal }: ImportSummaryFragment): string {
  if (updated === 0) return `${formatEntries(reverted)} deleted`;
  if (inserted === 0) return `${formatEntries(reverted)} restored`;
  // Which of both kinds the edited entries belong to is not counted.
  if (conflictsTotal > 0) return `${formatEntries(reverted)} deleted or restored`;
  return `${formatEntries(inserted)} deleted, ${formatEntries(updated)} restored`;
}

function nothingStoredReason(status: ImportSummaryFragment['status'], failed: number): string {
  if (failed > 0) return `Nothing was imported: ${formatBadRows(failed)}`;
  return status === 'refused'
    ? 'Nothing was imported'
    : 'Nothing to import: the database already contains every row';
}

function resultDetails(shown: ImportSummaryFragment): ReactNode {
  const { status, message, undoneAt, undoneBy, conflictsTotal, failed, skipped } = shown;
  if (status === 'undone' && undoneAt !== null)
    return (
      <>
        By {undoneBy?.name ?? deletedAccountLabel}, <Day moment={undoneAt} />.{' '}
        {conflictsTotal > 0 &&
          `${formatEntries(conflictsTotal)} changed after the import ${conflictsTotal === 1 ? 'was' : 'were'} ` +
            `not reverted.`}
      </>
    );
  if (status === 'failed') return message ?? statusLabels[status].meaning;
  if (status === 'cancelled') return 'It was cancelled before its end. You can send the file again.';
  if (status === 'refused')
    return 'Correct the rows in the file and upload it again, or import only the valid rows.';
  const idle =
    skipped > 0 && `${formatCount(skipped, 'row was', 'rows were')} skipped because nothing changes.`;
  const outcome =
    failed > 0
      ? `${formatCount(failed, 'row was', 'rows were')} not imported. Download what was not imported, with ` +
        `its errors; correct it and import that file.`
      : shown.inserted + shown.updated > 0 &&
        'The history of each entry names this import. You can undo it at any time.';
  return [outcome, idle].filter((part) => part !== false).join(' ');
}

/** The numbers of rows by outcome; nothing if no row came that far. */
function ImportFigures({ shown }: { readonly shown: ImportSummaryFragment }) {
  const figures = [
    ['New entries', shown.inserted],
    ['Updated entries', shown.updated],
    ['Skipped rows', shown.skipped],
    ['Rows with errors', shown.failed],
    ['Warnings', shown.warningsTotal],
  ] as const;
  if (figures.every(([, value]) => value === 0)) return null;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={classes.figure} data-zero={value === 0 || undefined}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReportButtonProps {
  readonly id: string;
  /** Which rows to include: all with errors or warnings, or those left out. */
  readonly only: ReportSelection;
}

const files = {
  problems: { label: 'Download report', name: 'import-report.csv' },
  errors: { label: 'Download rows not imported', name: 'import-left-out.csv' },
} as const satisfies Record<ReportSelection, object>;

/** Downloads rows with problems: their own columns and the problems. */
function ReportButton({ id, only }: ReportButtonProps) {
  const { label, name } = files[only];
  const { button, busy, download } = useDownload('fetchImportReport');
  const address = `${restPaths.importReport.replace('{importId}', id)}?only=${only}`;
  return (
    <Button
      ref={button}
      variant="default"
      loading={busy !== null}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => download({ address, format: 'csv', fileName: name })}
    >
      {label}
    </Button>
  );
}
