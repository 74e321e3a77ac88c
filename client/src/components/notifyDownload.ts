import type { ExportFormat } from '@contract/export-formats';
import type { Operation } from '@contract/failures';
import { messages } from '@contract/messages';

import { failureMessage } from '../apollo/failureMessage';
import { tell } from './toasts';

/** Tells in passing that a file has come, in the documented sentence. */
export function notifyDownloaded(format: ExportFormat | 'png' | 'svg'): void {
  tell('success', messages.fileDownloaded(format));
}

/** Tells in passing that an operation failed, in the server's words or the catalogue's. */
export function notifyFailure(error: unknown, operation: Operation): void {
  tell('error', failureMessage(error, operation));
}
