import { type ExportFormat, exportFormats, isExportFormat } from '@contract/export-formats';
import { Box } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { formatEntries } from '../../../components/format';
import { DropdownMenu } from '../../../components/overlays/Dropdown';
import { ToolButton } from '../../../components/ToolButton';
import { useDownload } from '../../../components/useDownload';
import { urlOfCall } from '../../../components/useInCode/codeView';
import { entriesFile } from '../../../components/useInCode/entriesInCode';
import type { EntriesView } from './entriesSearchParams';
import type { EntryColumn } from './entryColumns';

interface ExportMenuProps {
  readonly view: EntriesView;
  readonly total: number | undefined;
  /** Those of the table, also while it is not displayed. */
  readonly columns: readonly EntryColumn[];
  readonly isTable: boolean;
}

/** The purpose of each format; the keys are in the order of the menu. */
const formats: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'For Excel and other spreadsheets',
  csv: 'For statistics',
  tsv: 'Tab-separated, for pasting',
  json: 'One document, for programs',
  ndjson: 'One entry per line, for large data',
};

/** The purpose of CSV if it includes an identifying column; without one, importing would create new entries. */
const importable = 'For statistics, and to import again';

/** The choice of the visible columns instead of all columns. */
const asShown = 'shown';

/** Downloads all pages of the list in its order, with the visible columns or with all columns. */
export function ExportMenu({ view, total, columns, isTable }: ExportMenuProps) {
  const { button, busy, download } = useDownload('exportEntries');
  const [extent, setExtent] = useState<string>(asShown);
  const names = extent === asShown ? columns.map(({ name }) => name) : null;
  const namesEntries = names === null || names.includes('accession');
  const handleFormat = (format: ExportFormat) =>
    download({
      address: urlOfCall('', entriesFile(view, format, names)),
      format,
      fileName: exportFormats[format].fileName,
    });
  return (
    <DropdownMenu
      width={264}
      target={
        <ToolButton ref={button} loading={busy !== null} disabled={total === 0} Icon={IconDownload}>
          Export
        </ToolButton>
      }
    >
      {({ Menu }) => (
        <Menu.Dropdown>
          <Menu.Label>{total === undefined ? 'Columns' : `Columns of ${formatEntries(total)}`}</Menu.Label>
          <Menu.RadioGroup value={extent} onChange={setExtent}>
            <Menu.RadioItem value={asShown}>
              {isTable ? shownText(columns) : `Only ${columns.map(({ label }) => label).join(', ')}`}
            </Menu.RadioItem>
            <Menu.RadioItem value="all">All columns</Menu.RadioItem>
          </Menu.RadioGroup>
          <Menu.Divider />
          {Object.keys(formats)
            .filter(isExportFormat)
            .map((format) => (
              <Menu.Item key={format} onClick={() => handleFormat(format)}>
                <Box fw={600}>{format.toUpperCase()}</Box>
                <span data-text="note">
                  {format === 'csv' && namesEntries ? importable : formats[format]}
                </span>
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      )}
    </DropdownMenu>
  );
}

function shownText({ length }: readonly EntryColumn[]): string {
  return length === 1 ? 'The chosen column' : `The ${length} chosen columns`;
}
