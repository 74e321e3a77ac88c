import type { ExistingPolicy } from '@contract/imports';
import { useEffect, useRef, useState } from 'react';

import { useImportFileMutation } from '../../../generated/imports';

/** The options for reading a file; the server has defaults for all of them. */
export interface ReadingOptions {
  readonly existing?: ExistingPolicy;
  readonly sheet?: string | null;
  /** Header → field, `additional`, or blank to leave the column out. */
  readonly mapping?: Readonly<Record<string, string>>;
}

/** A file, the options with which it was read, and the id of the preview made from both. */
export interface SentFile {
  readonly file: File;
  readonly options: ReadingOptions;
  readonly importId: string;
}

/** An upload in progress; `share` is the sent fraction from 0 to 1, `null` while unknown. */
export interface Sending {
  readonly file: File;
  readonly share: number | null;
}

interface Failure {
  readonly error: unknown;
  readonly file: File;
}

/** Uploads files to be previewed, one at a time; a preview stores no entries. */
export function useSendFile(onPreview: (sent: SentFile) => void) {
  const [mutate] = useImportFileMutation();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const calling = useRef<AbortController | null>(null);
  useEffect(() => {
    // Who leaves during the upload has been told that it stops.
    return function stopSending() {
      calling.current?.abort();
    };
  }, []);

  const send = async (file: File, options: ReadingOptions = {}) => {
    const controller = new AbortController();
    calling.current = controller;
    setFailure(null);
    setSending({ file, share: null });
    const onProgress = (sent: number, total: number) => {
      if (!controller.signal.aborted) setSending({ file, share: sent / total });
    };
    try {
      const { data } = await mutate({
        variables: { file, options: { dryRun: true, ...options } },
        context: { fetchOptions: { signal: controller.signal, onProgress } },
      });
      if (data && !controller.signal.aborted) onPreview({ file, options, importId: data.importFile.id });
    } catch (error) {
      if (!controller.signal.aborted) setFailure({ error, file });
    } finally {
      // A cancelled upload may already have been replaced by another.
      if (calling.current === controller) setSending(null);
    }
  };
  const cancel = () => {
    calling.current?.abort();
    setSending(null);
  };
  return {
    sending,
    failure,
    send: (file: File, options?: ReadingOptions) => void send(file, options),
    cancel,
  };
}

export type SendFile = ReturnType<typeof useSendFile>;
