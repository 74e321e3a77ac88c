import type { ExportFormat } from '@contract/export-formats';
import type { Operation } from '@contract/failures';
import { useState } from 'react';

import { useRestoredFocus } from '../hooks/useRestoredFocus';
import { downloadFile } from './downloadFile';
import { notifyDownloaded, notifyFailure } from './notifyDownload';

/** A file of the server: its address, format, and its name if the server gives none. */
interface Download {
  readonly address: string;
  readonly format: ExportFormat;
  readonly fileName: string;
}

/** Downloads files of the server, one at a time, and notifies the user of the result. */
export function useDownload(operation: Operation) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const download = async ({ address, format, fileName }: Download) => {
    setBusy(format);
    try {
      await downloadFile(address, fileName);
      notifyDownloaded(format);
    } catch (error) {
      notifyFailure(error, operation);
    } finally {
      setBusy(null);
    }
  };
  // The button is disabled meanwhile.
  const button = useRestoredFocus<HTMLButtonElement>(String(busy));
  return {
    /** The ref of the button that gets its focus back after a download. */
    button,
    /** The format of the running download; `null` if there is none. */
    busy,
    download: (file: Download) => void download(file),
  };
}
