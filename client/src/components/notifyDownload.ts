import type { ExportFormat } from '@contract/export-formats';
import type { Operation } from '@contract/failures';
import { clientMessages } from '@contract/messages-client';

import { failureMessage } from '../apollo/failureMessage';
import { showToast } from './toasts';

/** Shows the specified notification that a file was downloaded. */
export function notifyDownloaded(format: ExportFormat | 'png' | 'svg'): void {
  showToast('success', clientMessages.fileDownloaded(format));
}

/** Shows a notification that an operation failed, with the server's or the catalogue's message. */
export function notifyFailure(error: unknown, operation: Operation): void {
  showToast('error', failureMessage(error, operation));
}
