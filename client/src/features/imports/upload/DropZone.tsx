import { importFormats } from '@contract/imports';
import { limits } from '@contract/limits';
import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, type Ref, useState } from 'react';

import { formatBytes } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import classes from './DropZone.module.css';
import { acceptedFiles } from './fileKinds';

const note =
  `${importFormats.map((format) => format.toUpperCase()).join(', ')}. XLSX up ` +
  `to ${formatBytes(limits.imports.xlsxBytes)}.`;

interface DropZoneProps {
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onFile: (file: File) => void;
}

/** Takes a file by drag and drop, or from the file dialog, which does the same with the keyboard. */
export function DropZone({ buttonRef, onFile }: DropZoneProps) {
  // Moving over child elements fires leave and enter events too, so the depth is counted.
  const [depth, setDepth] = useState(0);
  const [areSeveral, setAreSeveral] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDepth(0);
    const [file, ...others] = event.dataTransfer.files;
    setAreSeveral(others.length > 0);
    if (file && others.length === 0) onFile(file);
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
      {areSeveral && (
        <Notice tone="danger" role="alert">
          Drop one file at a time
        </Notice>
      )}
      <FileButton onChange={(file) => file && onFile(file)} accept={acceptedFiles}>
        {(button) => (
          <Button {...button} ref={buttonRef} aria-describedby="import-formats">
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
