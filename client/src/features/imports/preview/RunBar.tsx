import { Button, Switch } from '@mantine/core';

import { ButtonWithDisabledReason } from '../../../components/ButtonWithDisabledReason';
import { formatCount } from '../../../components/format';
import type { ImportDetailsFragment, ImportMode } from '../../../generated/types';
import { countStoredRows, formatBadRows, formatRows } from '../importLabels';
import classes from './RunBar.module.css';

export interface RunBarProps {
  readonly shown: Pick<
    ImportDetailsFragment,
    'skipped' | 'failed' | 'inserted' | 'updated' | 'existing' | 'canCancel'
  >;
  /** Why nothing can be imported; `null` if it can. */
  readonly refusal: string | null;
  /** Whether the browser no longer has the file, so that it cannot be checked again. */
  readonly isFixed: boolean;
  readonly isBusy: boolean;
  readonly onUpdates: (areWanted: boolean) => void;
  readonly onRun: (mode: ImportMode) => void;
  readonly onOther: () => void;
  readonly onDiscard: () => void;
}

/** The actions on checked rows: import all or only the good ones, discard them, or choose another file. */
export function RunBar({ shown, refusal, isFixed, isBusy, ...on }: RunBarProps) {
  const { failed, canCancel } = shown;
  const good = countStoredRows(shown);
  const reason = refusal ?? (good === 0 ? nothingToDo : null);
  return (
    <div className={classes.bar} role="group" aria-label="Import these rows">
      <Switch
        label="Update existing entries that differ"
        description={
          isFixed
            ? 'To change this, choose the file again.'
            : 'Applies to rows with the accession of an entry. A blank cell clears the field.'
        }
        checked={shown.existing === 'update'}
        disabled={isFixed || isBusy}
        onChange={(event) => on.onUpdates(event.currentTarget.checked)}
        classNames={{ track: classes.track }}
      />
      <div data-buttons className={classes.actions}>
        {canCancel && (
          <Button variant="subtle" disabled={isBusy} aria-haspopup="dialog" onClick={on.onDiscard}>
            Discard
          </Button>
        )}
        <Button variant="subtle" disabled={isBusy} onClick={on.onOther}>
          Choose another file
        </Button>
        <ButtonWithDisabledReason
          reason={failed > 0 ? allRefused(failed, good) : reason}
          variant={failed > 0 ? 'default' : 'filled'}
          loading={isBusy && failed === 0}
          onClick={() => on.onRun('all')}
        >
          {labelOf(shown)}
        </ButtonWithDisabledReason>
        {failed > 0 && good > 0 && (
          <ButtonWithDisabledReason reason={reason} loading={isBusy} onClick={() => on.onRun('valid_only')}>
            Import the {good === 1 ? 'valid row' : `${formatRows(good).replace(/ rows$/, '')} valid rows`}
          </ButtonWithDisabledReason>
        )}
      </div>
    </div>
  );
}

/** The label of the import button. Skipped rows are not counted, because they store nothing. */
function labelOf(shown: RunBarProps['shown']): string {
  const good = countStoredRows(shown);
  if (shown.failed > 0 || good === 0) return 'Import all rows';
  return `Import ${shown.skipped > 0 || good === 1 ? '' : 'all '}${formatRows(good)}`;
}

const nothingToDo = 'No row changes anything.';

function allRefused(failed: number, good: number): string {
  const orImport = good > 0 ? ', or import the valid rows' : '';
  return `${formatBadRows(failed)}. Correct ${failed === 1 ? 'it' : 'them'} here or in the file${orImport}.`;
}

interface ChangesBarProps {
  /** The number of columns with a changed target. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onCheck: () => void;
  readonly onRevert: () => void;
}

/** Replaces the import buttons while columns are changed and the rows have not been checked again. */
export function ChangesBar({ count, isBusy, onCheck, onRevert }: ChangesBarProps) {
  return (
    <div className={classes.bar} role="group" aria-label="Check the rows again">
      <span role="status">
        <strong>{formatCount(count, 'column', 'columns')} changed.</strong> The rows below are not checked
        with this change yet.
      </span>
      <div data-buttons className={classes.actions}>
        <Button variant="default" disabled={isBusy} onClick={onRevert}>
          Discard changes
        </Button>
        <Button loading={isBusy} onClick={onCheck}>
          Check the rows again
        </Button>
      </div>
    </div>
  );
}
