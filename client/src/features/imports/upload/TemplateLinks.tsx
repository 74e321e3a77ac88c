import { restPaths } from '@contract/rest-paths';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { downloadFile } from '../../../components/downloadFile';
import { notifyDownloaded, notifyFailure } from '../../../components/notifyDownload';
import classes from './TemplateLinks.module.css';

const formats = ['xlsx', 'csv'] as const;
type TemplateFormat = (typeof formats)[number];

/** Links to template files with every header and one example row, which imports skip. */
export function TemplateLinks() {
  const [busy, setBusy] = useState<TemplateFormat | null>(null);
  const handleFormat = async (format: TemplateFormat) => {
    setBusy(format);
    try {
      await downloadFile(`${restPaths.importTemplate}?format=${format}`, `import-template.${format}`);
      notifyDownloaded(format);
    } catch (error) {
      notifyFailure(error, 'fetchImportTemplate');
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={classes.links}>
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          size="compact-sm"
          loading={busy === format}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void handleFormat(format)}
        >
          {format.toUpperCase()} template
        </Button>
      ))}
    </div>
  );
}
