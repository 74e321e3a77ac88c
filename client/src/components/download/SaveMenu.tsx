import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';

import { notifyRefused } from '../notify';
import { notifyDownloaded } from '../notifyDownload';
import { DropdownMenu } from '../overlays/Dropdown';
import { downloadText, saveFile } from '../saveFile';
import type { CodeView } from '../useInCode/codeView';
import { UseInCodeDialog } from '../useInCode/UseInCodeDialog';
import type { Drawing } from './drawing';
import { type CsvTable, tableCsv } from './tableCsv';

interface SaveMenuProps {
  readonly title: string;
  readonly table: CsvTable;
  /** Creates the drawing, and throws if it cannot; `null` if only figures are shown. */
  readonly drawing: (() => Drawing) | null;
  /** Creates the code view of what is shown. */
  readonly code: () => CodeView;
}

const formats = {
  png: 'Image for slides',
  svg: 'Vector image for print',
  csv: 'Data for spreadsheets',
} as const;
type Format = keyof typeof formats;
const isFormat = (name: string): name is Format => Object.hasOwn(formats, name);

/** Downloads a drawing as an image, or its figures, or shows how a program can request them. */
export function SaveMenu({ title, table, drawing, code }: SaveMenuProps) {
  const [isCodeOpen, { open, close }] = useDisclosure(false);
  const target = useRef<HTMLButtonElement>(null);
  const name = `autoimmune-atlas-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const save = async (format: Format): Promise<void> => {
    if (format === 'csv') downloadText(tableCsv(table), `${name}.csv`, 'text/csv');
    else if (drawing === null) return;
    else if (format === 'svg') downloadText(drawing().text, `${name}.svg`, 'image/svg+xml');
    else saveFile(await drawingPng(drawing()), `${name}.png`);
    notifyDownloaded(format);
  };
  const handleFormat = (format: Format) => {
    save(format).catch(() => notifyRefused('imageRefused'));
  };
  return (
    <>
      <DropdownMenu
        width={264}
        target={
          <ActionIcon
            ref={target}
            variant="default"
            size={28}
            aria-label={`Download or use in code: ${title}`}
            title="Download or use in code"
          >
            <IconDownload size={16} aria-hidden="true" />
          </ActionIcon>
        }
      >
        {({ Menu }) => (
          <Menu.Dropdown>
            {Object.keys(formats)
              .filter(isFormat)
              .filter((format) => format === 'csv' || drawing !== null)
              .map((format) => (
                <Menu.Item key={format} onClick={() => handleFormat(format)}>
                  {format.toUpperCase()} · {formats[format]}
                </Menu.Item>
              ))}
            <Menu.Divider />
            <Menu.Item onClick={open}>Use in code</Menu.Item>
          </Menu.Dropdown>
        )}
      </DropdownMenu>
      <UseInCodeDialog
        isOpen={isCodeOpen}
        view={code}
        onClose={close}
        // The pressed menu item is gone by then.
        onClosed={() => target.current?.focus()}
      />
    </>
  );
}

/** Image pixels per page pixel: sharp on high resolution screens and in print. */
const scale = 2;

/** Converts a drawing to a PNG image. Throws if the browser cannot render it. */
async function drawingPng({ text, width, height }: Drawing): Promise<Blob> {
  const image = new Image(width * scale, height * scale);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file === null ? reject(new Error('this browser draws no pictures')) : resolve(file)),
      'image/png',
    );
  });
}
