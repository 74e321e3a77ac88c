import type { Readable } from 'node:stream';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { AppError, badInput } from '../../../errors.js';

const headLength = 16_384;
const megabyte = 1_048_576;

/** The bytes of an uploaded file: the head can be read in advance, and the length is limited. */
export class FileBytes {
  private readonly source: AsyncIterator<unknown, undefined>;
  private readonly looked: Buffer[] = [];
  private length = 0;
  private ended = false;
  private begun = false;

  constructor(
    private readonly body: Readable,
    private most: number | null,
  ) {
    this.source = body[Symbol.asyncIterator]();
  }

  /** Returns the first 16 KiB, or the whole of a shorter file. Throws BAD_USER_INPUT for a body that is interrupted. */
  async head(): Promise<Buffer> {
    await this.readAhead(headLength);
    return Buffer.concat(this.looked);
  }

  /** Reads ahead `length` bytes; returns whether the file ends within them. Throws as `all` does. */
  async endWithin(length: number): Promise<boolean> {
    await this.readAhead(headLength);
    this.begun = true;
    return this.readAhead(length);
  }

  /** Lowers the limit to `bytes`. Throws PAYLOAD_TOO_LARGE if more were read already. */
  limitTo(bytes: number): void {
    this.most = Math.min(this.most ?? bytes, bytes);
    this.watch();
  }

  /** Yields all bytes from the first. Throws PAYLOAD_TOO_LARGE, and the error that interrupts the body. */
  async *all(): AsyncGenerator<Buffer> {
    this.begun = true;
    yield* this.looked.splice(0);
    for (let chunk = await this.next(); chunk !== null; chunk = await this.next()) yield chunk;
  }

  close(): void {
    this.body.destroy();
  }

  /** Returns whether the file ends within `length` bytes. */
  private async readAhead(length: number): Promise<boolean> {
    while (this.length < length) {
      const chunk = await this.next();
      if (chunk === null) return true;
      this.looked.push(chunk);
    }
    return false;
  }

  private async next(): Promise<Buffer | null> {
    if (this.ended) return null;
    const { value, done } = await this.read();
    if (done === true) {
      this.ended = true;
      return null;
    }
    const chunk = Buffer.isBuffer(value) ? value : Buffer.from(String(value));
    this.length += chunk.length;
    this.watch();
    return chunk;
  }

  private async read(): Promise<IteratorResult<unknown, undefined>> {
    try {
      return await this.source.next();
    } catch (error) {
      // The transport may have ended the body with its own error. An upload interrupted later is marked in the list of
      // imports.
      if (error instanceof AppError || this.begun) throw error;
      throw badInput('file', importFileMessages.fileBroken);
    }
  }

  private watch(): void {
    if (this.most === null || this.length <= this.most) return;
    const limit = Math.floor(this.most / megabyte);
    throw new AppError('PAYLOAD_TOO_LARGE', importFileMessages.fileTooLarge(limit));
  }
}
