import { Button, Progress } from '@mantine/core';

import { formatNumber } from '../../components/format';
import type { ImportSummaryFragment } from '../../generated/types';
import classes from './upload/SendingFile.module.css';

interface ImportProgressProps {
  readonly shown: Pick<ImportSummaryFragment, 'status' | 'dryRun' | 'processed' | 'total' | 'canCancel'>;
  readonly onCancel: () => void;
}

/** The progress of a running import; the user can leave the page and return. */
export function ImportProgress({ shown, onCancel }: ImportProgressProps) {
  const { processed, total } = shown;
  const share = total === 0 ? 0 : Math.min(1, processed / total);
  const word = progressLabel(shown);
  return (
    <div className={classes.panel}>
      <p className={classes.what} role="status">
        {word}
      </p>
      <Progress
        value={share * 100}
        animated={share === 0 || share === 1}
        size="md"
        aria-label={word}
        className={classes.bar}
      />
      <div className={classes.foot}>
        <span>
          {total > 0 && `${formatNumber(Math.min(processed, total))} of ${formatNumber(total)} rows`}
        </span>
        <span>You can leave this page. The import continues and is listed under “Past imports”.</span>
        {shown.canCancel && (
          <Button variant="subtle" size="compact-sm" aria-haspopup="dialog" onClick={onCancel}>
            Cancel import
          </Button>
        )}
      </div>
    </div>
  );
}

function progressLabel({ status, dryRun }: ImportProgressProps['shown']): string {
  if (status === 'receiving') return 'Reading the rows';
  if (status === 'waiting') return 'Waiting in the queue';
  return dryRun ? 'Checking the rows' : 'Storing the entries';
}
