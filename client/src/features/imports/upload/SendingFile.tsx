import { Button, Progress } from '@mantine/core';

import { megabytes } from './fileKinds';
import classes from './SendingFile.module.css';
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
    <div className={classes.panel}>
      <p className={classes.what} role="status">
        {isSent ? 'Reading the rows of' : 'Uploading'} <strong>{file.name}</strong>
      </p>
      <Progress
        value={isSent ? 100 : percent}
        animated={isSent}
        size="md"
        aria-label={isSent ? 'Reading the rows' : `Uploading ${file.name}`}
        className={classes.bar}
      />
      <div className={classes.foot}>
        <span>{isSent ? 'The file is uploaded' : `${percent}% of ${megabytes(file.size)}`}</span>
        <Button variant="subtle" size="compact-sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
