import { Button } from '@mantine/core';

import { formatNumber } from '../../components/format';
import type { ImportSummaryFragment } from '../../generated/types';
import { ProgressPanel } from './ProgressPanel';

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
