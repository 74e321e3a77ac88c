import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import type { RefObject } from 'react';

import { downloadText } from '../../../components/downloadText';
import { notifyRefused } from '../../../components/notify';
import { notifyDownloaded } from '../../../components/notifyDownload';
import { saveFile } from '../../../components/saveFile';
import type { CodeView } from '../../../components/useInCode/codeView';
import { LazyUseInCode } from '../../../components/useInCode/LazyUseInCode';
import type { PlotTable } from '../plots/plotTable';
import { plotCsv } from './plotCsv';
import { plotPng } from './plotPng';
import { plotSvg } from './plotSvg';

interface SavePlotMenuProps {
  readonly title: string;
  /** What stands below the title in an image, line by line. */
  readonly notes: readonly string[];
  readonly table: PlotTable;
  /** Where the plot is drawn. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Makes what the plot shows, for programs. */
  readonly code: () => CodeView;
}

const formats = {
  png: 'An image for slides',
  svg: 'A drawing for print',
  csv: 'The figures, for spreadsheets',
} as const;
type PlotFormat = keyof typeof formats;
const isFormat = (name: string): name is PlotFormat => Object.hasOwn(formats, name);

/** Downloads a plot as an image, or its figures, or shows how a program gets them. */
export function SavePlotMenu({ title, notes, table, place, code }: SavePlotMenuProps) {
  const [isCodeOpen, { open, close }] = useDisclosure(false);
  const name = `autoimmune-atlas-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const drawing = () => {
    const drawn = place.current?.querySelector('svg');
    if (!drawn) throw new Error('there is no drawing');
    return plotSvg(drawn, title, notes);
  };
  const save = async (format: PlotFormat): Promise<void> => {
    if (format === 'csv') downloadText(plotCsv(table), `${name}.csv`, 'text/csv');
    else if (format === 'svg') downloadText(drawing().text, `${name}.svg`, 'image/svg+xml');
    else saveFile(await plotPng(drawing()), `${name}.png`);
    notifyDownloaded(format);
  };
  const handleFormat = (format: PlotFormat) => {
    save(format).catch(() => notifyRefused('imageRefused'));
  };
  return (
    <>
      <Menu
        position="bottom-end"
        shadow="md"
        width={264}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={`Download: ${title}`}
            title="Download, or use in code"
          >
            <IconDownload size={16} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {Object.keys(formats)
            .filter(isFormat)
            .map((format) => (
              <Menu.Item key={format} onClick={() => handleFormat(format)}>
                {format.toUpperCase()} · {formats[format]}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item onClick={open}>Use in code</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LazyUseInCode isOpen={isCodeOpen} view={code} onClose={close} />
    </>
  );
}
