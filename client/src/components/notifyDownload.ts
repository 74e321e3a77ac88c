import type { ExportFormat } from '@contract/export-formats';
import type { Operation } from '@contract/failures';
import { clientMessages } from '@contract/messages-client';
import { toast } from 'react-hot-toast/headless';

import { failureMessage } from './failureMessage';

/** Shows the specified notification that a file was downloaded. */
export function notifyDownloaded(format: ExportFormat | 'png' | 'svg'): void {
  toast.success(clientMessages.fileDownloaded(format));
}

/** Shows a notification that an operation failed, with the server's or the catalogue's message. */
export function notifyFailure(error: unknown, operation: Operation): void {
  toast.error(failureMessage(error, operation));
}
