import type { ReportSelection } from '@contract/imports';
import { restPaths } from '@contract/rest-paths';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

import { useDownload } from '../../../components/useDownload';

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
export function ReportButton({ id, only }: ReportButtonProps) {
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
