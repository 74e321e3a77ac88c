import { Button, FileButton } from '@mantine/core';

import { Notice } from '../../../components/Notice';
import { acceptedFiles } from '../upload/fileKinds';
import classes from './PreviewPanel.module.css';

/** Asks for the file again, because the browser loses it when the page is reloaded. */
export function FileReselect({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <Notice className={classes.again}>
      <p>To change how columns are read or which entries are updated, choose the file again.</p>
      <FileButton onChange={(file) => file && onFile(file)} accept={acceptedFiles}>
        {(button) => (
          <Button {...button} variant="default" size="compact-md">
            Choose the file again
          </Button>
        )}
      </FileButton>
    </Notice>
  );
}
