import { Button } from '@mantine/core';

import { formatCount } from '../../../components/format';
import classes from './RunBar.module.css';

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
