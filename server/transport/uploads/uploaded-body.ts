import { Readable } from 'node:stream';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';

/**
 * The bytes of an uploaded file. Where the upload breaks off, reading throws BAD_USER_INPUT: that is the client's doing.
 * Destroying it lets go of the upload.
 */
export function uploadedBody(file: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(partsOf(file), { objectMode: false });
}

async function* partsOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (cause) {
    const problems = [{ path: 'file', message: messages.uploadBrokenOff }];
    throw new AppError('BAD_USER_INPUT', messages.uploadBrokenOff, { cause, problems });
  }
}
