import { restPaths } from '@contract/rest-paths';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { downloadFile } from '../../../components/downloadFile';
import { notifyDownloaded, notifyFailure } from '../../../components/notifyDownload';

interface ReportButtonProps {
  readonly id: string;
}

/** Downloads the rows that had problems, with their own columns and what was wrong. */
export function ReportButton({ id }: ReportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    setIsBusy(true);
    try {
      await downloadFile(restPaths.importReport.replace('{importId}', id), 'import-report.csv');
      notifyDownloaded('csv');
    } catch (error) {
      notifyFailure(error, 'fetchImportReport');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => void handleClick()}
    >
      Download report
    </Button>
  );
}
