import { Button } from '@mantine/core';

import { formatCount } from '../../../components/format';
import classes from './RunBar.module.css';

interface ChangesBarProps {
  /** How many columns are to be read as something else. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onCheck: () => void;
  readonly onTakeBack: () => void;
}

/** Stands in the place of importing while the rows were not checked as the columns are to be read now. */
export function ChangesBar({ count, isBusy, onCheck, onTakeBack }: ChangesBarProps) {
  return (
    <div className={classes.bar} role="group" aria-label="Check the rows again">
      <span role="status">
        <strong>{formatCount(count, 'column', 'columns')} changed.</strong> The rows below were checked before
        that.
      </span>
      <div className={classes.actions}>
        <Button variant="default" disabled={isBusy} onClick={onTakeBack}>
          Take back
        </Button>
        <Button loading={isBusy} onClick={onCheck}>
          Check the rows again
        </Button>
      </div>
    </div>
  );
}
