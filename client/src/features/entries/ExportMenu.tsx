import { type ExportFormat, exportFormats } from '@contract/export-formats';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { downloadFile } from '../../components/downloadFile';
import { formatCount, formatEntries } from '../../components/format';
import { notifyDownloaded, notifyFailure } from '../../components/notifyDownload';
import type { EntriesView } from './entriesSearchParams';
import type { EntryColumn } from './entryColumns';
import { exportAddress } from './exportAddress';
import classes from './ExportMenu.module.css';

interface ExportMenuProps {
  readonly view: EntriesView;
  readonly total: number | undefined;
  readonly columns: readonly EntryColumn[];
}

/** What each format is good for; the keys are in the order they are offered in. */
const formats: Readonly<Record<ExportFormat, string>> = {
  csv: 'For spreadsheets and statistics',
  tsv: 'Tab-separated, for pasting',
  json: 'One document, for programs',
  ndjson: 'One entry a line, for large sets',
};
const isFormat = (name: string): name is ExportFormat => Object.hasOwn(formats, name);

/** Downloads exactly what the list shows: all its pages, in its order, with its columns. */
export function ExportMenu({ view, total, columns }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false);
  const names = columns.map(({ name }) => name);
  const handleFormat = async (format: ExportFormat) => {
    setIsBusy(true);
    try {
      await downloadFile(exportAddress(view, names, format), exportFormats[format].fileName);
      notifyDownloaded(format);
    } catch (error) {
      notifyFailure(error, 'exportEntries');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={264}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          disabled={total === 0}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <Menu.Label>
          {total === undefined ? 'All entries of this list' : formatEntries(total)},{' '}
          {formatCount(columns.length, 'column', 'columns')} as shown
        </Menu.Label>
        {Object.keys(formats)
          .filter(isFormat)
          .map((format) => (
            <Menu.Item key={format} className={classes.item} onClick={() => void handleFormat(format)}>
              <span className={classes.format}>{format.toUpperCase()}</span>
              <span className={classes.use}>{formats[format]}</span>
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
