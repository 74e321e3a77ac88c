import { restPaths } from '@contract/rest-paths';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

import { useDownload } from '../../../components/useDownload';
import classes from './TemplateLinks.module.css';

const formats = ['xlsx', 'csv'] as const;

/** Links to template files with every header and one example row, which imports skip. */
export function TemplateLinks() {
  const { busy, download } = useDownload('fetchImportTemplate');
  return (
    <div className={classes.links}>
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          size="compact-sm"
          loading={busy === format}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() =>
            download({
              address: `${restPaths.importTemplate}?format=${format}`,
              format,
              fileName: `import-template.${format}`,
            })
          }
        >
          {format.toUpperCase()} template
        </Button>
      ))}
    </div>
  );
}
