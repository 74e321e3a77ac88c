import { Button } from '@mantine/core';

import { formatBytes } from '../../../components/format';
import { ProgressPanel } from '../ProgressPanel';
import type { Sending } from './useSendFile';

interface SendingFileProps {
  readonly sending: Sending;
  readonly onCancel: () => void;
}

/** The progress of an upload, and then of checking the rows on the server. */
export function SendingFile({ sending: { file, share }, onCancel }: SendingFileProps) {
  const percent = Math.round((share ?? 0) * 100);
  const isSent = share === 1;
  return (
    <ProgressPanel
      title={
        <>
          {isSent ? 'Reading the rows of' : 'Uploading'} <strong>{file.name}</strong>
        </>
      }
      label={isSent ? 'Reading the rows' : `Uploading ${file.name}`}
      value={isSent ? 100 : percent}
      isAnimated={isSent}
    >
      <span>{isSent ? 'The file is uploaded' : `${percent}% of ${formatBytes(file.size)}`}</span>
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        Cancel
      </Button>
    </ProgressPanel>
  );
}
