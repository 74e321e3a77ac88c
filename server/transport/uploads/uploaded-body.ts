import { Readable } from 'node:stream';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { UploadInterrupted } from '../../services/imports/reading/import-source.js';
import { type MinimumSpeed, UploadSpeed } from './upload-speed.js';

/**
 * Stream of the bytes of an uploaded file. Reading throws `UploadInterrupted` if the client interrupts the upload or
 * sends it slower than `pace`. Destroying the stream releases the upload.
 */
export function uploadedBody(file: Readable, pace: MinimumSpeed = limits.imports.uploadSpeed): Readable {
  const watched = new UploadSpeed(pace, () => file.destroy(new UploadInterrupted(messages.uploadTooSlow)));
  return Readable.from(partsOf(file, watched), { objectMode: false });
}

async function* partsOf(file: AsyncIterable<Uint8Array>, pace: UploadSpeed): AsyncGenerator<Uint8Array> {
  try {
    pace.wait();
    for await (const part of file) {
      pace.arrived(part.length);
      yield part;
      pace.wait();
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new UploadInterrupted(messages.uploadBrokenOff, cause);
  } finally {
    pace.stop();
  }
}
