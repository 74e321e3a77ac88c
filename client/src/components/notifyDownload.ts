import type { ExportFormat } from '@contract/export-formats';
import type { Operation } from '@contract/failures';
import { messages } from '@contract/messages';
import { toast } from 'react-toastify/unstyled';

import { failureMessage } from '../apollo/failureMessage';

/** Tells in passing that a file has come, in the documented sentence. */
export function notifyDownloaded(format: ExportFormat): void {
  toast.success(messages.fileDownloaded(format));
}

/** Tells in passing that an operation failed, in the server's words or the catalogue's. */
export function notifyFailure(error: unknown, operation: Operation): void {
  toast.error(failureMessage(error, operation));
}
