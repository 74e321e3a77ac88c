import { Button, Switch } from '@mantine/core';

import { ReasonedButton } from '../../../components/ReasonedButton';
import type { ImportDetailsFragment, ImportMode } from '../../../generated/types';
import { formatRows } from '../importWords';
import classes from './RunBar.module.css';

interface RunBarProps {
  readonly shown: Pick<ImportDetailsFragment, 'total' | 'failed' | 'inserted' | 'updated' | 'existing'>;
  /** Why nothing can be imported as things are. @default nothing speaks against it */
  readonly refusal?: string | null;
  /** Whether the file is no longer at hand, so that it cannot be checked in another way. */
  readonly isFixed: boolean;
  readonly isBusy: boolean;
  readonly onUpdates: (areWanted: boolean) => void;
  readonly onRun: (mode: ImportMode) => void;
  readonly onOther: () => void;
}

/** What can be done with rows that were checked: store all of them or the good ones, or begin again. */
export function RunBar({ shown, refusal = null, isFixed, isBusy, onUpdates, onRun, onOther }: RunBarProps) {
  const { total, failed, inserted, updated } = shown;
  const good = total - failed;
  const isNothing = inserted + updated === 0;
  const reason = refusal ?? (isNothing ? nothingToDo(failed) : null);
  return (
    <div className={classes.bar} role="group" aria-label="Import these rows">
      <Switch
        label="Update existing entries that differ"
        description={
          isFixed
            ? 'To change this, choose the file again.'
            : 'For rows that name an entry by its accession. A blank cell clears the field.'
        }
        checked={shown.existing === 'update'}
        disabled={isFixed || isBusy}
        onChange={(event) => onUpdates(event.currentTarget.checked)}
        classNames={{ track: classes.track }}
      />
      <div className={classes.actions}>
        <Button variant="subtle" disabled={isBusy} onClick={onOther}>
          Choose another file
        </Button>
        <ReasonedButton
          reason={failed > 0 ? allRefused(failed) : reason}
          variant={failed > 0 ? 'default' : 'filled'}
          loading={isBusy && failed === 0}
          onClick={() => onRun('all')}
        >
          {failed > 0 ? 'Import all rows' : `Import all ${formatRows(total)}`}
        </ReasonedButton>
        {failed > 0 && good > 0 && (
          <ReasonedButton reason={reason} loading={isBusy} onClick={() => onRun('valid_only')}>
            Import the {good === 1 ? 'good row' : `${formatRows(good).replace(/ rows$/, '')} good rows`}
          </ReasonedButton>
        )}
      </div>
    </div>
  );
}

function allRefused(failed: number): string {
  const rows = failed === 1 ? '1 row has an error' : `${formatRows(failed)} have errors`;
  return `${rows}. Mend the file and send it again, or import the good rows.`;
}

function nothingToDo(failed: number): string {
  return failed === 0
    ? 'Every row is in the database already, so there is nothing to import.'
    : 'Rows without an error would change nothing, so there is nothing to import.';
}
