import { Readable } from 'node:stream';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { UploadInterrupted, UploadTooSlow } from '../../services/imports/reading/import-source.js';

interface UploadOptions {
  readonly pace?: MinimumSpeed;
  /** Called after the last byte; the stream ends when it resolves, and fails if it throws. */
  readonly atEnd?: () => Promise<void>;
}

/**
 * Stream of the bytes of an uploaded file. Reading throws `UploadInterrupted` if the client interrupts the upload,
 * and `UploadTooSlow` if it sends less than `pace`. Destroying the stream releases the upload.
 */
export function uploadedBody(file: Readable, options: UploadOptions = {}): Readable {
  const { pace = limits.imports.uploadSpeed, atEnd = () => Promise.resolve() } = options;
  // An upload that is interrupted before it is read fails when it is read. Until then, nobody else would listen.
  file.on('error', () => undefined);
  const watched = new UploadSpeed(pace, () => file.destroy(new UploadTooSlow()));
  const body = Readable.from(partsOf(file, watched, atEnd), { objectMode: false });
  // Also if nothing was read: then `partsOf` never runs.
  return body.once('close', () => file.destroy());
}

async function* partsOf(
  file: AsyncIterable<Uint8Array>,
  pace: UploadSpeed,
  atEnd: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  try {
    pace.wait();
    for await (const part of file) {
      pace.arrived(part.length);
      yield part;
      pace.wait();
    }
    pace.stop();
    await atEnd();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new UploadInterrupted(messages.uploadBrokenOff, cause);
  } finally {
    pace.stop();
  }
}

/** Minimum speed of an upload: `bytes` per `ms` of waiting time. */
interface MinimumSpeed {
  readonly bytes: number;
  readonly ms: number;
}

/** Checks the speed of an upload. Only the time spent waiting for bytes counts, not pauses of the reader. */
class UploadSpeed {
  private timer: NodeJS.Timeout | undefined;
  private since = 0;
  private waitedMs = 0;
  private bytes = 0;

  constructor(
    private readonly least: MinimumSpeed,
    private readonly tooSlow: () => void,
  ) {}

  /** Call it when the reader starts waiting for bytes. */
  wait(): void {
    this.since = performance.now();
    this.timer = setTimeout(this.tooSlow, this.least.ms - this.waitedMs);
  }

  /** Call it when bytes arrive. It stops the waiting time. */
  arrived(bytes: number): void {
    this.stop();
    this.waitedMs += performance.now() - this.since;
    this.bytes += bytes;
    if (this.bytes < this.least.bytes) return;
    this.bytes = 0;
    this.waitedMs = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
