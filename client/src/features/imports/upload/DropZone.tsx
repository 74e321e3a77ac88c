import { importFormats } from '@contract/imports';
import { limits } from '@contract/limits';
import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';

import { formatBytes } from '../../../components/format';
import classes from './DropZone.module.css';
import { acceptedFiles } from './fileKinds';

const note =
  `${importFormats.map((format) => format.toUpperCase()).join(', ')}. XLSX up ` +
  `to ${formatBytes(limits.imports.xlsxBytes)}.`;

/** Takes a file by drag and drop, or from the file dialog, which does the same with the keyboard. */
export function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  // Moving over child elements fires leave and enter events too, so the depth is counted.
  const [depth, setDepth] = useState(0);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDepth(0);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={classes.zone}
      data-over={depth > 0 || undefined}
      onDragEnter={() => setDepth((now) => now + 1)}
      onDragLeave={() => setDepth((now) => now - 1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <IconFileUpload className={classes.icon} stroke={1.25} aria-hidden="true" />
      <p className={classes.call}>{depth > 0 ? 'Release to upload this file' : 'Drop a file here'}</p>
      <FileButton onChange={(file) => file && onFile(file)} accept={acceptedFiles}>
        {(button) => (
          <Button {...button} aria-describedby="import-formats">
            Choose file
          </Button>
        )}
      </FileButton>
      <p data-text="note" id="import-formats">
        {note}
      </p>
    </div>
  );
}
